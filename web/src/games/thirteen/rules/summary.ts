// What stands on the summary cards of 13: which sentence, by which rule, with which cards.
import type { ThirteenTally } from '../../../net/wire.gen.ts';
import type { Key } from '../../../tools/rules/summary.ts';
import { SCORING } from '../scoring.ts';

/** How a match runs. */
export const KEYS: readonly Key[] = [
  { sentence: ['rules-key-13-deal', {}], number: 'TH-2.1' },
  { sentence: ['rules-key-13-turn', {}], number: 'TH-2.2' },
  { sentence: ['rules-key-13-colour', {}], number: 'TH-2.3', cards: 'B5' },
  { sentence: ['rules-key-13-rotten', {}], number: 'TH-2.3', cards: 'R4' },
  { sentence: ['rules-key-13-draw', {}], number: 'TH-2.4' },
  { sentence: ['rules-key-13-limit', { limit: SCORING.limit }], number: 'TH-2.5' },
  { sentence: ['rules-key-13-over', {}], number: 'TH-2.7' },
];

/** What cards taken cost, and how long a match is. */
export const COSTS: readonly Key[] = [
  {
    sentence: ['rules-cost-coloured', { points: SCORING.costs.blue }],
    number: 'TH-3.2',
    cards: 'B7 Y5 G1',
  },
  {
    sentence: ['rules-cost-rotten', { points: SCORING.costs.rotten }],
    number: 'TH-3.2',
    cards: 'R4',
  },
  { sentence: ['rules-cost-most', {}], number: 'TH-3.3' },
  { sentence: ['rules-cost-level', {}], number: 'TH-3.3' },
  { sentence: ['rules-cost-lying', {}], number: 'TH-3.1' },
  { sentence: ['rules-cost-win', {}], number: 'TH-4.1' },
];

/** What four players took in a deal: one has the most of a colour, two have equally many. */
export const TAKEN: readonly ThirteenTally[] = [
  { blue: 5, yellow: 2, green: 0, rotten: 1 },
  { blue: 3, yellow: 4, green: 1, rotten: 0 },
  { blue: 0, yellow: 4, green: 6, rotten: 3 },
  { blue: 1, yellow: 0, green: 2, rotten: 2 },
];

/** Sums on a target, and the values that can be put there without going over. */
export interface Room {
  readonly from: number;
  readonly to: number;
  readonly values: readonly number[];
}

/** What still fits on a target, sum by sum from an empty one to a full one. */
export function rooms(): readonly Room[] {
  const { limit, values: all } = SCORING;
  const found: Room[] = [];
  for (let sum = 0; sum <= limit; sum += 1) {
    const values = all.filter((value) => sum + value <= limit);
    const before = found.at(-1);
    if (before?.values.length === values.length) found[found.length - 1] = { ...before, to: sum };
    else found.push({ from: sum, to: sum, values });
  }
  return found;
}
