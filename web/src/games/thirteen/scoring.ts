// What 13 is counted with, as the engine has it: the deck, points, dealers, the end of a match.
import type { ThirteenTally } from '../../net/wire.gen.ts';
import type { Seating } from '../circle.ts';
import table from './scoring.gen.json';

export type Colour = keyof ThirteenTally;

/** The table as ``lastcard.exports.thirteen.scoring`` writes it. */
interface Scoring extends Seating {
  /** How much a target can bear (TH-2.5). */
  readonly limit: number;
  /** What a card can be worth, in ascending order. */
  readonly values: readonly number[];
  /** How many cards of each colour there are (TH-1.1). */
  readonly deck: ThirteenTally;
  /** How many cards can be taken in a deal, all together. */
  readonly most: number;
  /** How many are taken at least, by players: the targets bear only so much (TH-2.5). */
  readonly least: Readonly<Record<string, number>>;
  /** What a card costs (TH-3.2). */
  readonly costs: ThirteenTally;
  /** The colours of which the most cost nothing (TH-3.3). */
  readonly spared: readonly string[];
  /** How many deals a match of so many players has (TH-4.1). */
  readonly deals: Readonly<Record<string, number>>;
  /** Who sits to the left of each seat, deals after it and leads in its deal (TH-2.1). */
  readonly left: Readonly<Record<string, readonly number[]>>;
}

export const SCORING: Scoring = table;

/** The colours in which cards are counted, as a tally names them. */
export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'green', 'rotten'];

/** How many deals a match has (TH-4.1). */
export function dealsOf(seats: number): number {
  return SCORING.deals[seats] ?? seats;
}

/** Who sits to the left of *seat*, deals after it and leads in its deal (TH-2.1). */
export function leftOf(seats: number, seat: number): number {
  return SCORING.left[seats]?.[seat] ?? seat;
}

/** Whether *seat* has most of a colour, which costs nothing; rotten fours always cost (TH-3.3). */
export function hasMost(tallies: readonly ThirteenTally[], seat: number, colour: Colour): boolean {
  const counts = tallies.map((tally) => tally[colour]);
  const most = Math.max(...counts);
  const alone = counts.filter((count) => count === most).length === 1;
  return SCORING.spared.includes(colour) && most > 0 && alone && counts[seat] === most;
}

/** What everybody pays for what was taken in a deal (TH-3.2, TH-3.3). */
export function dealPoints(tallies: readonly ThirteenTally[]): readonly number[] {
  return tallies.map((tally, seat) => {
    const paid = COLOURS.filter((colour) => !hasMost(tallies, seat, colour));
    return paid.reduce((sum, colour) => sum + tally[colour] * SCORING.costs[colour], 0);
  });
}
