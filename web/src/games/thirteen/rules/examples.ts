// Cards that show what a rule of 13 says, by the number of the rule.
import type { Sentence } from '../../../words/words.ts';
import { cardsIn, numberOf } from '../../cards.ts';
import type { Example } from '../../rules.ts';
import { LIMIT } from '../play/moves.ts';

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'TH-1.1': [{ cards: 'B1 B2 B4 B5 B7' }, { cards: 'R4' }],
  'TH-2.3': [
    { cards: 'Y5', on: 'Y1 Y2' },
    { cards: 'R4', on: 'Y1 Y2' },
  ],
  'TH-2.5': [
    { cards: 'B2', on: 'B7 B4' },
    { cards: 'B5', on: 'B7 B4' },
  ],
  'TH-4.2': [{ cards: 'R4', on: 'G2 G5' }],
};

/** What comes of putting the card where others lie. */
export function caption({ cards, on }: Example): readonly Sentence[] {
  if (on === undefined) return [];
  const lying = cardsIn(on);
  const sum = [...lying, cards].map(numberOf).reduce((one, other) => one + other);
  const takes: Sentence = ['web-thirteen-takes', { takes: lying.length }];
  return [['web-thirteen-safe', { sum }], ...(sum > LIMIT ? [takes] : [])];
}
