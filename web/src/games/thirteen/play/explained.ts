// How the points of a deal of 13 came about, in words.
import type { ThirteenRow, ThirteenView } from '../../../net/wire.gen.ts';
import type { Args, Sentence } from '../../../words/words.ts';
import { COLOURS, SCORING, hasMost } from '../scoring.ts';

/** How the points of *seat* in the deal *place* came about; null where there is nothing to explain. */
export function explained(
  view: ThirteenView,
  place: number,
  seat: number,
  short = false,
): Sentence | null {
  const args = costs(view.pad[place], seat);
  return args === null ? null : [short ? 'web-thirteen-how-short' : 'web-thirteen-how', args];
}

// The cards of colours that somebody else has most of, and rotten fours, which always cost (TH-3).
function costs(row: ThirteenRow | undefined, seat: number): Args | null {
  const tally = row?.tallies[seat];
  if (row === undefined || tally === undefined) return null;
  const paid = COLOURS.filter((colour) => !hasMost(row.tallies, seat, colour));
  const fresh = paid.filter((colour) => colour !== 'rotten');
  const cards = fresh.reduce((sum, colour) => sum + tally[colour], 0);
  if (cards + tally.rotten === 0) return null;
  const kind = tally.rotten === 0 ? 'fresh' : cards === 0 ? 'rotten' : 'both';
  const { rotten } = tally;
  return { kind, cards, rotten, each: SCORING.costs.rotten };
}
