// What stands on the summary cards of Gang of Four: which sentence, by which rule, with which cards.
import { rulebookOf } from '../../../tools/rules/rulebook.ts';
import type { Key } from '../../../tools/rules/summary.ts';
import rules from './combos.gen.json';

/** Which rule says what a combo is, by type; the types ascend. */
export const COMBO_RULES: Readonly<Record<string, string>> = rules;

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

/** The options of the usual edition. */
export const [USUAL = {}] = Object.values(rulebookOf('gang').editions);

/** What to know of the order of the cards. */
export const ORDER: readonly Key[] = [
  { sentence: ['rules-order-number', {}], number: 'GF-6.1' },
  { sentence: ['rules-order-specials', {}], number: 'GF-6.1', cards: 'R10 GP YP RD' },
  { sentence: ['rules-order-colours', {}], number: 'GF-6.1', cards: 'G7 Y7 R7' },
  { sentence: ['rules-order-multi', {}], number: 'GF-5.10', cards: 'R1 M1' },
];

/** How a match runs. */
export const KEYS: readonly Key[] = [
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
];
