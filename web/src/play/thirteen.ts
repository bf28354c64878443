// 13 from a view: where a card can go, and what comes of it. The server lists the moves.
import type { ThirteenTally, ThirteenTarget, ThirteenView } from '../wire.gen.ts';
import { cardsIn, colourOf, numberOf } from './cards.ts';
import type { Sentence } from '../words.ts';

/** How much a target can bear (TH-2.5). */
export const LIMIT = 13;
const VALUES = [1, 2, 4, 5, 7];

/** What comes of putting a card on a target. */
export interface Placement {
  readonly move: string;
  readonly target: string;
  readonly sum: number;
  /** How many cards it takes. */
  readonly takes: number;
}

/** Where the card can go now. */
export function placements(view: ThirteenView, card: string): readonly Placement[] {
  const moves = view.legal.filter((move) => move === card || move.startsWith(`${card}>`));
  return moves.flatMap((move) => {
    const letter = move.split('>')[1] ?? colourOf(move);
    const target = view.targets.find(({ name }) => name === letter);
    if (target === undefined) return [];
    const sum = target.sum + numberOf(card);
    return [{ move, target: letter, sum, takes: sum > LIMIT ? cardsIn(target.cards).length : 0 }];
  });
}

/** What the button says that puts *card* where it can go; nothing where that is to be chosen. */
export function putSentence(card: string, only: Placement | undefined): Sentence {
  if (only === undefined) return ['web-thirteen-target', {}];
  const args = { colour: colourOf(card), value: numberOf(card), target: only.target };
  return ['web-thirteen-put', args];
}

/** How much room a target has, and the lowest value that is too much (0: none). */
export function roomOn(target: ThirteenTarget): { room: number; breaks: number } {
  const room = LIMIT - target.sum;
  return { room, breaks: VALUES.find((value) => value > room) ?? 0 };
}

/** How many deals the match has (TH-4.1). */
export function dealsOf(view: ThirteenView): number {
  return view.seats === 3 ? 6 : view.seats;
}

/** The colours in which cards are counted, as a tally names them. */
export const COLOURS = ['blue', 'yellow', 'green', 'rotten'] as const;
export type Colour = (typeof COLOURS)[number];

/** Whether *seat* has most of a colour, which costs nothing; rotten fours always cost (TH-3.3). */
export function hasMost(tallies: readonly ThirteenTally[], seat: number, colour: Colour): boolean {
  const counts = tallies.map((tally) => tally[colour]);
  const most = Math.max(...counts);
  const alone = counts.filter((count) => count === most).length === 1;
  return colour !== 'rotten' && most > 0 && alone && counts[seat] === most;
}
