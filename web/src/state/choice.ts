// The player's choice of cards, made before it is played.
import { withAdvice } from './advice.ts';
import { playOf } from '../games/registry.ts';
import type { State, Table } from './state.ts';

/** Takes a card up or puts it back. Where a move is one card, another one takes its place. */
export function toggle(state: State, place: number): State {
  return choose(state, ({ chosen, view, setup }) => {
    if (chosen.includes(place)) return chosen.filter((other) => other !== place);
    return playOf((view ?? setup).game).single ? [place] : [...chosen, place];
  });
}

/** Takes the card up, or puts it back if *up* is false. */
export function hold(state: State, place: number, up: boolean): State {
  const held = state.table?.chosen.includes(place) ?? up;
  return held === up ? state : toggle(state, place);
}

/** Chooses exactly the cards at *places*. */
export function take(state: State, places: readonly number[]): State {
  return choose(state, () => places);
}

/** Does *what* as soon as it is the player's turn, or does not any more. */
export function plan(state: State, what: 'play' | 'pass'): State {
  const { table } = state;
  if (table === null) return state;
  const planned = table.planned === what ? null : what;
  return { ...state, table: { ...table, planned, doubted: null } };
}

/** Remembers that the player was asked whether he means *move*. */
export function doubt(state: State, move: string): State {
  const { table } = state;
  return table === null ? state : { ...state, table: { ...table, doubted: move } };
}

/** The player has seen everything that was said. */
export function listen(state: State): State {
  const { table } = state;
  return table === null ? state : { ...state, table: { ...table, unheard: 0 } };
}

/** Puts all cards back. */
export function clear(state: State): State {
  return choose(state, () => []);
}

/** Chooses what the hint says, now or as soon as it is there. */
export function adopt(state: State): State {
  const { table } = state;
  return table === null ? state : { ...state, table: withAdvice({ ...table, taking: true }) };
}

/** Says "Last card!" with the next play, or does not. */
export function call(state: State): State {
  const { table } = state;
  return table === null ? state : { ...state, table: { ...table, calling: !table.calling } };
}

/** Chooses what *places* says, instead of what was chosen. */
export function choose(state: State, places: (table: Table) => readonly number[]): State {
  const { table } = state;
  if (table === null) return state;
  const chosen = places(table);
  return { ...state, table: { ...table, chosen, aim: null, planned: null, doubted: null } };
}
