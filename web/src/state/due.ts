// The move that the page makes for the player, and when: what was chosen ahead, or a pass that
// cannot be avoided. Each turn has one such time, however much is heard meanwhile.
import { passesForYou } from './advice.ts';
import type { Habits } from './habits.ts';
import { ownTime } from './pauses.ts';
import { ownMove } from './own.ts';
import type { State } from './state.ts';

export interface Due {
  readonly table: string;
  readonly turn: number;
  readonly move: string;
  /** Whether nobody has asked for it. */
  readonly unasked: boolean;
  /** When it is made, by this page's clock; made is infinitely late. */
  readonly at: number;
}

/** What is due in *state*, where *due* was before; a pass of the page's own waits for *wait*. */
export function dueIn(
  state: State,
  habits: Habits,
  due: Due | null,
  now: number,
  wait: number,
): Due | null {
  const { table, pauses } = state;
  if (table?.view == null) return null;
  const turn = table.view.number;
  const same = due?.table === table.id && due.turn === turn ? due : null;
  // What was made is not made again, also if its answer comes before the table goes on.
  if (same?.at === Infinity) return same;
  const move = ownMove(table, passesForYou(table, habits));
  if (move === null) return null;
  const unasked = table.planned === null;
  if (same?.move === move && same.unasked === unasked) return same;
  return { table: table.id, turn, move, unasked, at: ownTime(unasked, pauses, now, wait) };
}

/** The same, made. */
export function madeOf(due: Due): Due {
  return { ...due, at: Infinity };
}

/** The state in which the last move was made by the page, unasked. */
export function unasked(state: State): State {
  const { table } = state;
  if (table?.made == null) return state;
  return { ...state, table: { ...table, made: { ...table.made, unasked: true } } };
}
