// A match of Gang of Four on the score pad: its rules, and what lay there at the end of each deal.
import type { Match, Sheet } from '../../../tools/pad/sheet.ts';
import type { Sentence } from '../../../words/words.ts';
import { SCORING, isPriced, pricedBy, type Priced } from '../scoring.ts';

/** How a deal ended. */
export interface GangDeal {
  readonly winner: number;
  /** How many cards everybody has left. */
  readonly left: readonly number[];
  /** Who forgot to say "Last card!". */
  readonly undeclared: readonly number[];
}

export interface GangSheet extends Sheet, Priced {
  readonly edition: string;
  readonly deals: readonly GangDeal[];
}

const [FIRST = ''] = Object.keys(SCORING.editions);
const USUAL: Priced = {
  undeclared: 'one',
  target: SCORING.targets.highest,
  target_rule: 'reach',
};

/** A match without deals, by the edition of those who read *language*. */
export function start(match: Match, language: string): GangSheet {
  const edition = SCORING.own[language] ?? FIRST;
  return { ...match, edition, ...(pricedBy(edition) ?? USUAL), deals: [] };
}

/** *sheet* by the rules of *edition*. */
export function withEdition(sheet: GangSheet, edition: string): GangSheet {
  return { ...sheet, edition, ...pricedBy(edition) };
}

/** What is wrong with the rules that were filled in; null where nothing is. */
export function rulesFault(sheet: GangSheet): Sentence | null {
  return isPriced(sheet) ? null : ['pad-fault-target', SCORING.targets];
}

/** Why no deal ends like this; null where one can. */
export function fault({ winner, left, undeclared }: GangDeal): Sentence | null {
  const { hand } = SCORING;
  const isCount = (cards: number) => Number.isInteger(cards) && cards >= 0 && cards <= hand;
  if (!(winner in left)) return ['pad-fault-winner', {}];
  if (!left.every(isCount)) return ['pad-fault-hand', { most: hand }];
  if (left.some((cards, seat) => cards === 0 && seat !== winner)) return ['pad-fault-winners', {}];
  // Who is out of the deal holds one card for good (GF-8.3).
  if (undeclared.some((seat) => seat === winner || left[seat] !== 1)) {
    return ['pad-fault-forgot', {}];
  }
  return null;
}
