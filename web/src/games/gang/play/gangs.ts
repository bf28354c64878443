// The gangs in a hand, which one does not want to play or break by mistake.
import type { GangView } from '../../../net/wire.gen.ts';
import { cardsIn, numberOf } from '../../cards.ts';
import { cardsOf, plays } from './moves.ts';
import type { Sentence } from '../../../words/words.ts';

const SMALLEST = 4;

/** The numbers of which the hand has a gang. */
export function gangNumbers(hand: readonly string[]): readonly number[] {
  return [...new Set(hand.map(numberOf))].filter((number) => count(hand, number) >= SMALLEST);
}

/** What to ask before *move* is made: whether a gang shall be played or broken; else null. */
export function doubt(view: GangView, move: string): Sentence | null {
  if (plays(view).length === 1) return null; // there is no choice
  const hand = cardsIn(view.hand);
  const cards = cardsIn(cardsOf(move));
  for (const number of gangNumbers(hand)) {
    const played = count(cards, number);
    if (played === 0 || cards.length === hand.length) continue;
    if (played >= SMALLEST) return ['web-sure-gang', { number }];
    if (count(hand, number) - played < SMALLEST) return ['web-sure-break', { number }];
  }
  return null;
}

function count(cards: readonly string[], number: number): number {
  return cards.filter((card) => numberOf(card) === number).length;
}
