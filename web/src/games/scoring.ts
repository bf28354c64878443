// What the page counts with, as the engine has it: decks, points, dealers, the end of a match.
import type { GangOptions, ThirteenTally } from '../net/wire.gen.ts';
import { rightwards } from './circle.ts';
import table from './scoring.gen.json';

export type Colour = keyof ThirteenTally;

interface Seating {
  /** The deck before it is shuffled, in ascending order. */
  readonly fresh: readonly string[];
  /** How many can play. */
  readonly seats: readonly number[];
  /** Who sits to the right of each seat, by the number of players. */
  readonly right: Readonly<Record<string, readonly number[]>>;
  /** Whether seats are numbered clockwise, seen from above. */
  readonly clockwise: boolean;
  /** The way of play, deal by deal and then again from the first: 1 is to the next higher seat. */
  readonly directions: readonly number[];
  /** The edition to begin with, by language. */
  readonly own: Readonly<Record<string, string>>;
}

/** What a score of Gang of Four depends on, besides the cards. */
export type Priced = Pick<GangOptions, 'undeclared' | 'target' | 'target_rule'>;

/** The table as ``lastcard.exports.scoring`` writes it. */
interface Scoring {
  readonly gang: Seating & {
    /** How many cards everybody is dealt. */
    readonly hand: number;
    /** The points for so many cards left (GF-10.1). */
    readonly points: readonly number[];
    /** What it costs on top to forget "Last card!" (GF-8.4). */
    readonly fines: Readonly<Record<GangOptions['undeclared'], number>>;
    /** How many points beyond the target end the match (GF-10.2). */
    readonly margins: Readonly<Record<GangOptions['target_rule'], number>>;
    readonly targets: { readonly lowest: number; readonly highest: number };
    readonly editions: Readonly<Record<string, { readonly [name in keyof Priced]: unknown }>>;
  };
  readonly thirteen: Seating & {
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
  };
}

export const SCORING: Scoring = table;

/** What *edition* has to say about the score; nothing where there is no such edition. */
export function pricedBy(edition: string): Priced | null {
  const found = SCORING.gang.editions[edition];
  return found !== undefined && isPriced(found) ? found : null;
}

/** Whether these are options of the engine. */
export function isPriced(options: { readonly [name in keyof Priced]: unknown }): options is Priced {
  const { undeclared, target, target_rule } = options;
  const { lowest, highest } = SCORING.gang.targets;
  return (
    typeof undeclared === 'string' &&
    Object.hasOwn(SCORING.gang.fines, undeclared) &&
    typeof target_rule === 'string' &&
    Object.hasOwn(SCORING.gang.margins, target_rule) &&
    Number.isInteger(target) &&
    Number(target) >= lowest &&
    Number(target) <= highest
  );
}

/** How many deals a match of 13 has (TH-4.1). */
export function dealsOf(seats: number): number {
  return SCORING.thirteen.deals[seats] ?? seats;
}

/** Who sits to the right of *seat* in *game*, where there is no view to tell it. */
export function rightOf(game: keyof Scoring, seats: number, seat: number): number {
  return SCORING[game].right[seats]?.[seat] ?? seat;
}

/** Who sits to the left of *seat* in 13, deals after it and leads in its deal (TH-2.1). */
export function leftOf(seats: number, seat: number): number {
  return SCORING.thirteen.left[seats]?.[seat] ?? seat;
}

/** Whether *seat* has most of a colour, which costs nothing; rotten fours always cost (TH-3.3). */
export function hasMost(tallies: readonly ThirteenTally[], seat: number, colour: Colour): boolean {
  const counts = tallies.map((tally) => tally[colour]);
  const most = Math.max(...counts);
  const alone = counts.filter((count) => count === most).length === 1;
  return SCORING.thirteen.spared.includes(colour) && most > 0 && alone && counts[seat] === most;
}

/** Why it is this player who gives his best card, and not another. */
export type Reason = 'cards' | 'points' | 'seat';

/** Who has most cards left, then most points, then sits closest after the winner (GF-11.3). */
export function giverOf(
  left: readonly number[],
  totals: readonly number[],
  winner: number,
): { readonly giver: number; readonly reason: Reason } {
  const others = rightwards(SCORING.gang.right[left.length] ?? [], winner);
  const most = Math.max(...others.map((seat) => left[seat] ?? 0));
  const level = others.filter((seat) => left[seat] === most);
  const high = Math.max(...level.map((seat) => totals[seat] ?? 0));
  const found = level.filter((seat) => totals[seat] === high);
  const reason = level.length === 1 ? 'cards' : found.length === 1 ? 'points' : 'seat';
  return { giver: found[0] ?? winner, reason };
}
