// A deal that is being counted: for each player a number, or one in each column.

/** What was counted so far, by seat and column; null where nothing was yet. */
export type Counts = readonly (readonly (number | null)[])[];

/** A deal on the way; a game's own draft may have more. */
export interface Draft {
  readonly counts: Counts;
}

/** Where a number goes. */
export interface Cell {
  readonly seat: number;
  readonly column: number;
}

/** Nothing counted yet, by so many players in so many columns. */
export function noCounts(seats: number, columns: number): Counts {
  return Array.from({ length: seats }, () => Array.from({ length: columns }, () => null));
}

/** *counts* with *count* in a cell. */
export function countsWith(counts: Counts, { seat, column }: Cell, count: number | null): Counts {
  return counts.map((row, other) => (other === seat ? row.with(column, count) : row));
}

/**
 * Where to go on after *cell* was filled: the next empty one, round and round; then to the winner who
 * was found by himself, so that saying so once more does no harm; else nowhere.
 */
export function nextCell(before: Draft, after: Draft, cell: Cell): Cell {
  const cells = after.counts.flatMap((row, seat) =>
    row.map((count, column) => ({ seat, column, count })),
  );
  const at = cells.findIndex(({ seat, column }) => seat === cell.seat && column === cell.column);
  const later = [...cells.slice(at + 1), ...cells.slice(0, at)];
  const isFound = ({ seat, column }: Cell) => before.counts[seat]?.[column] === null;
  return later.find(({ count }) => count === null) ?? later.find(isFound) ?? cell;
}
