// Which tables somebody can come to.
import type { Listed } from '../../net/wire.gen.ts';

/** The tables that can be joined or watched. */
export function reachable(tables: readonly Listed[]): readonly Listed[] {
  return tables.filter((table) => canJoin(table) || canWatch(table));
}

/** Whether there is a seat to be had at *table*. */
export function canJoin(table: Listed): boolean {
  return table.phase === 'open' && freeSeats(table) > 0;
}

/** How many seats at a table are nobody's. */
export function freeSeats({ chairs }: Listed): number {
  return chairs.filter(({ player, bot }) => player === null && bot === null).length;
}

function canWatch({ setup }: Listed): boolean {
  return setup.watch !== 'off';
}
