// Where each card lies under the thumb: colours side by side, equal numbers together.
import type { Game } from '../../words/parts.ts';

const LOW = ['1', '2', '3', '4', '5'];
const SPECIALS = ['M1', 'GP', 'YP', 'RD'];
const VALUES = ['1', '2', '4', '5', '7'];

/** All cards of a game, row by row; Gang of Four in rows of seven, 13 in rows of five. */
export const KEYS: Readonly<Record<Game, readonly string[]>> = {
  gang: LOW.flatMap((number, place) => {
    const high = String(Number(number) + 5);
    return [
      ...[number, high].flatMap((one) => ['G', 'Y', 'R'].map((colour) => colour + one)),
      ...SPECIALS.slice(place, place + 1),
    ];
  }),
  thirteen: [...['B', 'Y', 'G'].flatMap((colour) => VALUES.map((value) => colour + value)), 'R4'],
};
