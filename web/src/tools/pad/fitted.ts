// Names where there may be too little room.

/** How wide a text is. */
export type Measure = (text: string) => number;

/** *name*, whole where there is *room* for it, else cut so that it fits. */
export function fitted(name: string, room: number, measure: Measure): string {
  if (measure(name) <= room) return name;
  const letters = Array.from(name);
  const cut = (kept: number) => `${letters.slice(0, kept).join('')}…`;
  let kept = letters.length - 1;
  while (kept > 1 && measure(cut(kept)) > room) kept -= 1;
  return cut(kept);
}
