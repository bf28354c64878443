// Gang of Four in two minutes: what is said, and the cards that show it.
import type { BriefStep, Example } from '../../rules.ts';
import { COMBOS, USUAL } from './summary.ts';

const FIVE = ['straight', 'flush', 'full_house', 'straight_flush'];

export const BRIEF: readonly BriefStep[] = [
  step('rules-brief-gang-aim'),
  step('rules-brief-gang-turn', { cards: 'G8 Y8', above: 'R5 R5' }),
  step('rules-brief-gang-order', { cards: 'R7', above: 'Y7' }, { cards: 'RD', above: 'R10' }),
  step('rules-brief-gang-combos', ...FIVE.map((type) => ({ cards: COMBOS[type] ?? '' }))),
  step('rules-brief-gang-gang', { cards: COMBOS['gang_of_4'] ?? '', above: 'RD' }),
  step('rules-brief-gang-lead'),
  step('rules-brief-gang-last'),
  step('rules-brief-gang-end'),
];

function step(message: string, ...examples: readonly Example[]): BriefStep {
  return { sentence: [message, { target: USUAL['target'] ?? '' }], examples };
}
