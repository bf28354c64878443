// Names where there is little room.

/** *name*, cut where it has more than *longest* letters. */
export function short(name: string, longest: number): string {
  const letters = Array.from(name);
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name;
}
