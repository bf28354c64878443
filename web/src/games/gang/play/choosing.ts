// How cards are chosen by keys in Gang of Four: by their number, or combo by combo.
import { choose } from '../../../state/choice.ts';
import type { State } from '../../../state/state.ts';
import { cardsIn, numberOf } from '../../cards.ts';
import { isGangView, step } from './moves.ts';

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

/** Chooses the next play of those that are possible, or the one before. */
export function browse(state: State, by: 1 | -1): State {
  return choose(state, ({ view, chosen }) =>
    view !== null && isGangView(view) ? step(view, chosen, by) : chosen,
  );
}
