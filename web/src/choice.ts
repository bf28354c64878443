// The player's choice of cards, made before it is played.
import { step } from './play/gang.ts';
import type { State, Table } from './state.ts';

/** Takes a card up or puts it back. In 13 a turn is one card, so another one takes its place. */
export function toggle(state: State, place: number): State {
  return choose(state, (table) => {
    if (table.chosen.includes(place)) return table.chosen.filter((other) => other !== place);
    return table.view?.game === 'thirteen' ? [place] : [...table.chosen, place];
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

/** Says "Last card!" with the next play, or does not. */
export function call(state: State): State {
  const { table } = state;
  return table === null ? state : { ...state, table: { ...table, calling: !table.calling } };
}

function choose(state: State, places: (table: Table) => readonly number[]): State {
  const { table } = state;
  return table === null ? state : { ...state, table: { ...table, chosen: places(table) } };
}
