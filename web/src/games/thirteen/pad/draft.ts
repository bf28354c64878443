// A deal of 13 that is being counted: how many cards of each colour each player took.
import { noCounts, type Cell, type Draft } from '../../../tools/pad/draft.ts';
import { COLOURS, SCORING, type Colour } from '../scoring.ts';
import { tallyOf, type ThirteenDeal, type ThirteenSheet } from './sheet.ts';

/** The colour that is counted in a column. */
export function colourIn(column: number): Colour {
  return COLOURS[column] ?? 'rotten';
}

/** The deal at *index* of *sheet*, to be corrected; an empty one behind the last. */
export function draftOf({ deals, names }: ThirteenSheet, index: number): Draft {
  const counts = deals[index]?.map((tally) => COLOURS.map((colour) => tally[colour]));
  return { counts: counts ?? noCounts(names.length, COLOURS.length) };
}

/** *draft* with a 0 wherever nothing was counted. */
export function withZeros({ counts }: Draft): Draft {
  return { counts: counts.map((row) => row.map((count) => count ?? 0)) };
}

/** How many cards *cell* can have at most, given the others: there are only so many of a colour. */
export function mostIn({ counts }: Draft, { seat, column }: Cell): number {
  const elsewhere = counts.reduce(
    (sum, row, other) => sum + (other === seat ? 0 : (row[column] ?? 0)),
    0,
  );
  return Math.max(0, SCORING.deck[colourIn(column)] - elsewhere);
}

/** The finished deal; null while something was not counted. */
export function dealOf({ counts }: Draft): ThirteenDeal | null {
  const deal = counts.flatMap((row) => tallyOf(row) ?? []);
  return deal.length < counts.length ? null : deal;
}
