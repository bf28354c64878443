// The player's choice of cards, made before it is played.
import { withAdvice } from './guide.ts';
import { cardsIn, numberOf } from './play/cards.ts';
import { step } from './play/gang.ts';
import type { State, Table } from './state.ts';

/** Takes a card up or puts it back. In 13 a turn is one card, so another one takes its place. */
export function toggle(state: State, place: number): State {
  return choose(state, (table) => {
    if (table.chosen.includes(place)) return table.chosen.filter((other) => other !== place);
    return table.view?.game === 'thirteen' ? [place] : [...table.chosen, place];
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

/** Takes up one more card of *number*, or puts all of them back if there is no other. */
export function number(state: State, number: number): State {
  return choose(state, ({ view, chosen }) => {
    const hand = cardsIn(view?.hand ?? '');
    const equal = hand.flatMap((card, place) => (numberOf(card) === number ? [place] : []));
    const next = equal.find((place) => !chosen.includes(place));
    if (next !== undefined) return [...chosen, next];
    return chosen.filter((place) => !equal.includes(place));
  });
}

/** Puts all cards back. */
export function clear(state: State): State {
  return choose(state, () => []);
}

/** Chooses the next play of those that are possible, or the one before. */
export function browse(state: State, by: 1 | -1): State {
  return choose(state, ({ view, chosen }) =>
    view?.game === 'gang' ? step(view, chosen, by) : chosen,
  );
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

function choose(state: State, places: (table: Table) => readonly number[]): State {
  const { table } = state;
  if (table === null) return state;
  return { ...state, table: { ...table, chosen: places(table), planned: null, doubted: null } };
}
