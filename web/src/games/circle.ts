// The circle of seats, walked from neighbour to neighbour: nobody counts seats.

/** The seats after *first*, each to the right of the one before; *right* is who sits there. */
export function rightwards(right: readonly number[], first: number): readonly number[] {
  const found: number[] = [];
  for (let seat = right[first]; seat !== undefined && seat !== first; seat = right[seat]) {
    found.push(seat);
  }
  return found;
}
