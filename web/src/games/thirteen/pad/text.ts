// The deals of 13 as text. The first version had dots between the numbers, and is still read.
import { areWhole, countOf, numberOf, pieces, signOf } from '../../../tools/pad/signs.ts';
import { COLOURS } from '../scoring.ts';
import { fault, tallyOf, type ThirteenDeal } from './sheet.ts';

/** What everybody took, deal after deal: blue, yellow, green and rotten of each. */
export function writeDeals(deals: readonly ThirteenDeal[]): string {
  return deals
    .flat()
    .map((tally) => COLOURS.map((colour) => signOf(tally[colour])).join(''))
    .join('');
}

/** The deals that *text* holds; null in the place of one that cannot be. */
export function readDeals(text: string, seats: number): readonly (ThirteenDeal | null)[] {
  return pieces(text, seats * COLOURS.length).map((signs) => {
    const rows = pieces(signs.join(''), COLOURS.length);
    return whole(
      rows.map((row) => row.map(countOf)),
      seats,
    );
  });
}

/** A deal of the first version. */
export function readFirst(text: string, seats: number): ThirteenDeal | null {
  return whole(
    text.split('_').map((counts) => counts.split('.').map(numberOf)),
    seats,
  );
}

function whole(
  counts: readonly (readonly (number | null)[])[],
  seats: number,
): ThirteenDeal | null {
  const deal = counts.map(tallyOf);
  if (!areWhole(deal) || deal.length !== seats) return null;
  return fault(deal) === null ? deal : null;
}
