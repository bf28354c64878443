// The circle of seats, walked from neighbour to neighbour: nobody counts seats.

/** What the engine says of the deck and the seats of any game. */
export interface Seating {
  /** The deck before it is shuffled, in ascending order. */
  readonly fresh: readonly string[];
  /** How many can play. */
  readonly seats: readonly number[];
  /** Who sits to the right of each seat, by the number of players. */
  readonly right: Readonly<Record<string, readonly number[]>>;
  /** Whether seats are numbered clockwise, seen from above. */
  readonly clockwise: boolean;
  /** The way of play, deal by deal and then again from the first: 1 is to the next higher seat. */
  readonly directions: readonly number[];
  /** The edition to begin with, by language. */
  readonly own: Readonly<Record<string, string>>;
}

/** Who sits to the right of *seat*, where there is no view to tell it. */
export function rightOf({ right }: Pick<Seating, 'right'>, seats: number, seat: number): number {
  return right[seats]?.[seat] ?? seat;
}

/** The way of play of the deal, counted from 0. */
export function directionOf({ directions }: Pick<Seating, 'directions'>, deal: number): number {
  return directions[deal % directions.length] ?? 1;
}

/** Whether play in *direction* goes round clockwise. */
export function isClockwise({ clockwise }: Pick<Seating, 'clockwise'>, direction: number): boolean {
  return clockwise === direction > 0;
}

/** The seats after *first*, each to the right of the one before; *right* is who sits there. */
export function rightwards(right: readonly number[], first: number): readonly number[] {
  const found: number[] = [];
  for (let seat = right[first]; seat !== undefined && seat !== first; seat = right[seat]) {
    found.push(seat);
  }
  return found;
}
