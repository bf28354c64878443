// How everybody has fared in a match on the score pad.
import type { Reckoning } from './reckoning.ts';

export interface Fared {
  /** How many deals were won; who is level with others has won it too. */
  readonly won: number;
  readonly average: number;
  readonly worst: number;
  /** After how many deals nobody had fewer points. */
  readonly ahead: number;
}

/** How each seat has fared in the deals that count. */
export function statistics({ lines, totals }: Reckoning): readonly Fared[] {
  const counted = lines.filter(({ counts }) => counts);
  return totals.map((total, seat) => ({
    won: counted.filter(({ best }) => best.includes(seat)).length,
    average: counted.length === 0 ? 0 : total / counted.length,
    worst: Math.max(0, ...counted.map(({ points }) => points[seat] ?? 0)),
    ahead: counted.filter((line) => line.totals[seat] === Math.min(...line.totals)).length,
  }));
}

/** The place of *seat*, counted from 1; who has as many points shares it. */
export function placeOf(totals: readonly number[], seat: number): number {
  return 1 + totals.filter((total) => total < (totals[seat] ?? 0)).length;
}
