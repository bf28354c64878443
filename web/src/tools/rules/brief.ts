// The rules in two minutes: what is said, and the cards that show it.
import type { Game } from '../../words/parts.ts';
import { SCORING } from '../../games/thirteen/scoring.ts';
import type { Sentence } from '../../words/words.ts';
import type { Example } from './examples.ts';
import { COMBOS, USUAL } from './summary.ts';

/** A thing to know, and cards to see it by. */
export interface Step {
  readonly sentence: Sentence;
  readonly examples: readonly Example[];
}

const FIVE = ['straight', 'flush', 'full_house', 'straight_flush'];

/** What to know before the first match, in the order in which one needs it. */
export const BRIEF: Readonly<Record<Game, readonly Step[]>> = {
  gang: [
    step('rules-brief-gang-aim'),
    step('rules-brief-gang-turn', { cards: 'G8 Y8', above: 'R5 R5' }),
    step('rules-brief-gang-order', { cards: 'R7', above: 'Y7' }, { cards: 'RD', above: 'R10' }),
    step('rules-brief-gang-combos', ...FIVE.map((type) => ({ cards: COMBOS[type] ?? '' }))),
    step('rules-brief-gang-gang', { cards: COMBOS['gang_of_4'] ?? '', above: 'RD' }),
    step('rules-brief-gang-lead'),
    step('rules-brief-gang-last'),
    step('rules-brief-gang-end'),
  ],
  thirteen: [
    step('rules-brief-13-aim'),
    step('rules-brief-13-turn', { cards: 'B5', on: 'B1 B2' }),
    step('rules-brief-13-limit', { cards: 'B2', on: 'B7 B4' }, { cards: 'B5', on: 'B7 B4' }),
    step('rules-brief-13-rotten', { cards: 'R4', on: 'G2 G5' }),
    step('rules-brief-13-cost'),
    step('rules-brief-13-most'),
    step('rules-brief-13-end'),
  ],
};

function step(message: string, ...examples: readonly Example[]): Step {
  const args = { target: USUAL['target'] ?? '', limit: SCORING.limit };
  return { sentence: [message, args], examples };
}
