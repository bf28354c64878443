// The cards in front of the referee of Gang of Four: what lies there, and what one holds.
import { inTray, put, turnTo, type Layout, type Trays } from '../../../tools/referee/trays.ts';
import { SCORING } from '../scoring.ts';

/** The tray with what is to be beaten. */
export const TABLE = 'table';
/** The tray with the cards one wants to play. */
export const PLAY = 'play';
/** The tray with the other cards one holds. */
export const REST = 'rest';

export const LAYOUT: Layout = {
  game: 'gang',
  trays: [TABLE, PLAY, REST],
  deck: SCORING.fresh,
  sorted: true,
  single: [],
  fits: () => true,
};

const LOW = ['1', '2', '3', '4', '5'];
const SPECIALS = ['M1', 'GP', 'YP', 'RD'];

/** How many cards are side by side under the thumb. */
export const COLUMNS = 7;
/** All cards, row by row: colours side by side, equal numbers together. */
export const CARDS: readonly string[] = LOW.flatMap((number, place) => {
  const high = String(Number(number) + 5);
  return [
    ...[number, high].flatMap((one) => ['G', 'Y', 'R'].map((colour) => colour + one)),
    ...SPECIALS.slice(place, place + 1),
  ];
});

/** What one wanted to play has been played: now it is what lies there. */
export function played(trays: Trays): Trays {
  return turnTo(put(put(trays, TABLE, inTray(trays, PLAY)), PLAY, []), PLAY);
}
