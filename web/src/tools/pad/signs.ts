// Numbers of cards as text: a sign for each, so that it is short.

/** Enough signs for every hand; after 9 come letters. */
const BASE = 17;

/** The sign of a number. */
export function signOf(count: number): string {
  return count.toString(BASE);
}

/** The number that a sign stands for; null where it stands for none. */
export function countOf(sign: string): number | null {
  return /^[0-9a-g]$/.test(sign) ? parseInt(sign, BASE) : null;
}

/** The signs of *text*, so many together; the last may be fewer. */
export function pieces(text: string, length: number): readonly (readonly string[])[] {
  const signs = Array.from(text);
  return Array.from({ length: Math.ceil(signs.length / length) }, (_, piece) =>
    signs.slice(piece * length, (piece + 1) * length),
  );
}

/** The number that *text* is; null where it is none. */
export function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether nothing is missing. */
export function areWhole<T>(all: readonly (T | null)[]): all is readonly T[] {
  return !all.includes(null);
}
