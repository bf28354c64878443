// The cards in front of the referee of 13: what lies on the targets, and one's own card.
import type { Layout } from '../../../tools/referee/trays.ts';
import { SCORING } from '../scoring.ts';
import { LIMIT } from '../play/moves.ts';
import { FITS, sumOf } from './outcome.ts';

/** The trays that are targets. */
export const TARGETS: readonly string[] = ['B', 'Y', 'G'];
/** The tray with the card one wants to play. */
export const PLAY = 'play';

export const LAYOUT: Layout = {
  game: 'thirteen',
  trays: [...TARGETS, PLAY],
  deck: SCORING.fresh,
  // On a target they stay in the order in which they came.
  sorted: false,
  single: [PLAY],
  // What lies on a target fits it, and is no more than the target bears.
  fits: (tray, lying, card) =>
    tray === PLAY || ((FITS[card]?.includes(tray) ?? false) && sumOf([...lying, card]) <= LIMIT),
};

/** How many cards are side by side under the thumb. */
export const COLUMNS = 5;
/** All cards, row by row: a colour in each row, its values ascending. */
export const CARDS: readonly string[] = [
  ...TARGETS.flatMap((colour) => SCORING.values.map((value) => `${colour}${value}`)),
  'R4',
];
