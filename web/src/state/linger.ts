// What is shown may lag behind what is known: a cycle that was won and the last play of a deal lie
// there for a moment, so that everybody has seen them. Nothing waits for it, and whatever happens
// next ends it.
import { saidUntil, seenUntil } from './pauses.ts';
import type { GameEvent, GameView } from '../games/client.ts';
import { playOf } from '../games/registry.ts';
import type { Lying, State, Table } from './state.ts';

/** The table *next*, which *events* have made of *before*, with what is still to be seen of that. */
export function lingered(
  before: Table,
  next: Table,
  events: readonly GameEvent[],
  now: number,
  pauses: number,
): Table {
  if (events.length === 0) return next;
  const lies = liesAfter(events, before.view, next.view);
  const until = lies === null ? now : seenUntil(lies.why, next, pauses, now);
  const lingering = lies === null || until <= now ? null : { ...lies, until };
  return { ...next, lingering, missed: missedAfter(next, events, now, pauses) };
}

/** What still lies there after *events* have made *next* of *before*; null where nothing ended. */
export function liesAfter(
  events: readonly GameEvent[],
  before: GameView | null,
  next: GameView | null,
): Lying | null {
  const why = whatEnded(events);
  if (why === null || before === null || next === null) return null;
  const view = playOf(next.game).still(why, before, next, events);
  return view === null ? null : { why, view };
}

/** The state once the player has seen enough. */
export function goOn(state: State): State {
  const { table } = state;
  if (table?.lingering == null) return state;
  return { ...state, table: { ...table, lingering: null } };
}

/** What lies on the board; *view* where nothing lingers. */
export function onBoard<V extends GameView>({ lingering }: Table, view: V): V {
  return lingering !== null && isLike(lingering.view, view) ? lingering.view : view;
}

/** What is at one's own place: what can be done now, and the hand until the deal was seen to end. */
export function atHand({ lingering, view }: Table): GameView | null {
  return lingering?.why === 'deal' ? lingering.view : view;
}

/** Whether the deal is over, though the score is still to come. */
export function isOver({ lingering }: Table): boolean {
  return lingering?.why === 'deal';
}

function missedAfter(
  table: Table,
  events: readonly GameEvent[],
  now: number,
  pauses: number,
): Table['missed'] {
  const silent = events.findLast(({ event }) => event === 'undeclared');
  if (silent?.seat !== undefined) {
    return { seat: silent.seat, until: saidUntil(table, pauses, now) };
  }
  return events.some(({ event }) => event === 'dealt') ? null : table.missed;
}

function whatEnded(events: readonly GameEvent[]): Lying['why'] | null {
  const happened = new Set(events.map(({ event }) => event));
  if (happened.has('deal_ended')) return 'deal';
  return happened.has('cycle_ended') ? 'cycle' : null;
}

function isLike<V extends GameView>(view: GameView, other: V): view is V {
  return view.game === other.game;
}
