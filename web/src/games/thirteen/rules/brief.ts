// 13 in two minutes: what is said, and the cards that show it.
import type { BriefStep, Example } from '../../rules.ts';
import { LIMIT } from '../play/moves.ts';

export const BRIEF: readonly BriefStep[] = [
  step('rules-brief-13-aim'),
  step('rules-brief-13-turn', { cards: 'B5', on: 'B1 B2' }),
  step('rules-brief-13-limit', { cards: 'B2', on: 'B7 B4' }, { cards: 'B5', on: 'B7 B4' }),
  step('rules-brief-13-rotten', { cards: 'R4', on: 'G2 G5' }),
  step('rules-brief-13-cost'),
  step('rules-brief-13-most'),
  step('rules-brief-13-end'),
];

function step(message: string, ...examples: readonly Example[]): BriefStep {
  return { sentence: [message, { limit: LIMIT }], examples };
}
