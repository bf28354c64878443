// How long the page waits for people, in milliseconds: everything it does in time, in one place.
import type { Lingering, State, Table } from './state.ts';

/** How long what ended lies there to be seen. */
const SEEN: Readonly<Record<Lingering['why'], number>> = { cycle: 1100, deal: 1600 };
/** How long is said to all who has gone out of the deal: so long that everybody has read it. */
const SAID = 6000;
/** What a table's pace makes of that. */
const PACES: Readonly<Record<Table['pace'], number>> = { slow: 1.6, normal: 1, fast: 0.5 };
/** How soon is played what was chosen ahead: one sees what was played before. */
const SOON = 450;
/** Who taps again so soon has tapped once. */
const TWICE = 600;
/** After how long one wonders why nothing happens. */
const WONDERS = 300;

/** Until when what ended is shown. */
export function seenUntil(
  why: Lingering['why'],
  table: Table,
  pauses: number,
  now: number,
): number {
  return now + SEEN[why] * PACES[table.pace] * pauses;
}

/** Until when is said who has gone out of the deal. */
export function saidUntil(table: Table, pauses: number, now: number): number {
  return now + SAID * PACES[table.pace] * pauses;
}

/** When the page makes a move for the player: what was asked for soon, a pass of its own after *wait*. */
export function ownTime(unasked: boolean, pauses: number, now: number, wait: number): number {
  return now + (unasked ? wait : SOON) * pauses;
}

/** Whether a tap at *now* only repeats the one that has made the last move, which was *move*. */
export function isTwice({ made }: Table, move: string, now: number, pauses = 1): boolean {
  return made !== null && made.move === move && now - made.at < TWICE * pauses;
}

/** When the page changes by itself next, by its own clock; never is infinitely late. */
export function nextChange({ table }: State): number {
  if (table === null) return Infinity;
  const { lingering, missed, made, moving, held } = table;
  const wonders = made === null || moving === null || held ? Infinity : made.at + WONDERS;
  return Math.min(lingering?.until ?? Infinity, missed?.until ?? Infinity, wonders);
}

/** The state once it is *now*. */
export function timePassed(state: State, now: number): State {
  const { table } = state;
  if (table === null || nextChange(state) > now) return state;
  const { made, moving } = table;
  const held = moving !== null && made !== null && made.at + WONDERS <= now;
  const lingering = lasting(table.lingering, now);
  return { ...state, table: { ...table, held, lingering, missed: lasting(table.missed, now) } };
}

function lasting<T extends { readonly until: number }>(shown: T | null, now: number): T | null {
  return shown === null || shown.until <= now ? null : shown;
}
