// How long the player takes to pass by choice: the page's own pass takes as long as one of those, so
// that its time does not tell that nothing could be played.
import { PASS, isYourTurn } from './own.ts';
import type { Made, State } from './state.ts';

export interface PassTimes {
  /** The turn that is the player's, and since when. */
  readonly turn: { readonly table: string; readonly number: number; readonly at: number } | null;
  /** The move that was looked at last. */
  readonly made: Made | null;
  /** How long the player took to pass lately, in milliseconds. */
  readonly lately: readonly number[];
}

export const NO_TIMES: PassTimes = { turn: null, made: null, lately: [] };

/** A pass that is sooner was chosen ahead; one that is later is not waited for. */
const EARLIEST = 700;
const LATEST = 6000;
/** How many are remembered, and how many tell how the player is. */
const KEPT = 24;
const ENOUGH = 8;
/** How long people take, as long as little is known of this one. */
const PEOPLE: readonly number[] = [900, 1200, 1500, 1800, 2100, 2500, 3100, 4200];

/** What is known once *state* is seen at *now*. */
export function watched(times: PassTimes, { table }: State, now: number): PassTimes {
  if (table?.view == null) return times;
  const { view, made } = table;
  const { turn, lately } = times;
  if (turn?.table === table.id && turn.number === view.number) {
    if (made === null || made === times.made) return times;
    const counts = view.legal.length > 1 && isPassInTime(made, turn.at);
    return { turn, made, lately: counts ? [...lately, made.at - turn.at].slice(-KEPT) : lately };
  }
  if (!isYourTurn(table)) return times;
  return { turn: { table: table.id, number: view.number, at: now }, made, lately };
}

function isPassInTime({ move, at }: Made, since: number): boolean {
  return move === PASS && at - since >= EARLIEST && at - since <= LATEST;
}

/** How long a pass of the page takes; *chance* is from 0 to 1. */
export function timeToPass(lately: readonly number[], chance: number): number {
  const known = lately.length < ENOUGH ? [...PEOPLE, ...lately] : lately;
  const times = known.toSorted((one, other) => one - other);
  // Between two times that were seen, any is as likely as the other.
  const place = chance * (times.length - 1);
  const below = times[Math.floor(place)] ?? LATEST;
  const above = times[Math.ceil(place)] ?? LATEST;
  return below + (above - below) * (place - Math.floor(place));
}
