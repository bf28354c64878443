// What stands on the summary cards: which sentence, by which rule, with which cards.
import type { Game } from '../../words/parts.ts';
import type { ThirteenTally } from '../../net/wire.gen.ts';
import type { Sentence } from '../../words/words.ts';
import { SCORING } from '../../games/thirteen/scoring.ts';
import { EDITIONS } from './rulebook.ts';

/** A sentence of a summary card, and the rule behind it. */
export interface Key {
  readonly sentence: Sentence;
  readonly number: string;
  /** Cards to show with it. */
  readonly cards?: string;
}

/** An example of each type of combo. */
export const COMBOS: Readonly<Record<string, string>> = {
  single: 'R7',
  pair: 'G3 Y3',
  three: 'Y4 Y4 R4',
  straight: 'G3 Y4 R5 Y6 G7',
  flush: 'G2 G2 G4 G7 G10',
  full_house: 'G5 G5 Y5 R8 R8',
  straight_flush: 'Y4 Y5 Y6 Y7 Y8',
  gang_of_4: 'G9 Y9 Y9 R9',
  gang_of_5: 'G2 G2 Y2 R2 R2',
  gang_of_6: 'G6 G6 Y6 Y6 R6 R6',
  gang_of_7: 'G1 G1 Y1 Y1 R1 R1 M1',
};

/** The options of the usual edition of Gang of Four. */
export const [USUAL = {}] = Object.values(EDITIONS.gang);

/** What to know of the order of the cards. */
export const ORDER: readonly Key[] = [
  { sentence: ['rules-order-number', {}], number: 'GF-6.1' },
  { sentence: ['rules-order-specials', {}], number: 'GF-6.1', cards: 'R10 GP YP RD' },
  { sentence: ['rules-order-colours', {}], number: 'GF-6.1', cards: 'G7 Y7 R7' },
  { sentence: ['rules-order-multi', {}], number: 'GF-5.10', cards: 'R1 M1' },
];

/** How a match runs. */
export const KEYS: Readonly<Record<Game, readonly Key[]>> = {
  gang: [
    { sentence: ['rules-key-deal', {}], number: 'GF-2.1' },
    { sentence: ['rules-key-open', {}], number: 'GF-3.1', cards: 'M1' },
    { sentence: ['rules-key-direction', {}], number: 'GF-4.1' },
    { sentence: ['rules-key-turn', {}], number: 'GF-7.1' },
    { sentence: ['rules-key-pass', {}], number: 'GF-7.2' },
    { sentence: ['rules-key-lead', {}], number: 'GF-7.3' },
    { sentence: ['rules-key-last', {}], number: 'GF-8.1' },
    { sentence: ['rules-key-block', {}], number: 'GF-9.1' },
    { sentence: ['rules-key-block-lead', {}], number: 'GF-9.3' },
    { sentence: ['rules-key-exchange', {}], number: 'GF-11.1' },
    { sentence: ['rules-key-end', { target: USUAL['target'] ?? '' }], number: 'GF-10.2' },
  ],
  thirteen: [
    { sentence: ['rules-key-13-deal', {}], number: 'TH-2.1' },
    { sentence: ['rules-key-13-turn', {}], number: 'TH-2.2' },
    { sentence: ['rules-key-13-colour', {}], number: 'TH-2.3', cards: 'B5' },
    { sentence: ['rules-key-13-rotten', {}], number: 'TH-2.3', cards: 'R4' },
    { sentence: ['rules-key-13-draw', {}], number: 'TH-2.4' },
    { sentence: ['rules-key-13-limit', { limit: SCORING.limit }], number: 'TH-2.5' },
    { sentence: ['rules-key-13-over', {}], number: 'TH-2.7' },
  ],
};

/** What cards taken cost in 13, and how long a match is. */
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

/** What four players took in a deal of 13: one has the most of a colour, two have equally many. */
export const TAKEN: readonly ThirteenTally[] = [
  { blue: 5, yellow: 2, green: 0, rotten: 1 },
  { blue: 3, yellow: 4, green: 1, rotten: 0 },
  { blue: 0, yellow: 4, green: 6, rotten: 3 },
  { blue: 1, yellow: 0, green: 2, rotten: 2 },
];

/** Sums on a target of 13, and the values that can be put there without going over. */
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
