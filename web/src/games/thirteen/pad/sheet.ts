// A match of 13 on the score pad: what everybody took in each deal.
import type { ThirteenTally } from '../../../net/wire.gen.ts';
import type { Sheet } from '../../../tools/pad/sheet.ts';
import type { Sentence } from '../../../words/words.ts';
import { COLOURS, SCORING } from '../scoring.ts';

/** What everybody took. */
export type ThirteenDeal = readonly ThirteenTally[];

export interface ThirteenSheet extends Sheet {
  readonly deals: readonly ThirteenDeal[];
}

/** Why nobody can have taken these cards; null where it can be. */
export function fault(deal: ThirteenDeal): Sentence | null {
  const { deck, most } = SCORING;
  for (const colour of COLOURS) {
    const taken = deal.reduce((sum, tally) => sum + tally[colour], 0);
    if (deal.some((tally) => !isCount(tally[colour])) || taken > deck[colour]) {
      return ['pad-fault-colour', { colour, taken, most: deck[colour] }];
    }
  }
  const taken = takenIn(deal);
  return taken > most ? ['pad-fault-taken', { taken, most }] : null;
}

/** Why the deal was not counted to the end; null where it may have been. */
export function gap(deal: ThirteenDeal): Sentence | null {
  const least = SCORING.least[deal.length] ?? 0;
  const taken = takenIn(deal);
  return taken < least ? ['pad-fault-few', { taken, least }] : null;
}

/** The cards of each colour, counted in the order of the colours; null where a number is missing. */
export function tallyOf(counts: readonly (number | null)[]): ThirteenTally | null {
  const [blue, yellow, green, rotten, more] = counts;
  if (blue == null || yellow == null || green == null || rotten == null) return null;
  return more === undefined ? { blue, yellow, green, rotten } : null;
}

function takenIn(deal: ThirteenDeal): number {
  return deal.reduce((sum, tally) => COLOURS.reduce((all, one) => all + tally[one], sum), 0);
}

function isCount(cards: number): boolean {
  return Number.isInteger(cards) && cards >= 0;
}
