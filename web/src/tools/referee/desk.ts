// The cards in front of the referee: trays, one of which the next card goes into.
import type { Game } from '../../words/parts.ts';
import { numberOf } from '../../games/cards.ts';
import { LIMIT } from '../../games/thirteen/play/moves.ts';
import { DECKS, FITS } from '../rules/rulebook.ts';

export interface Desk {
  readonly game: Game;
  /** The cards by tray, in the order of the deck. */
  readonly trays: Readonly<Record<string, readonly string[]>>;
  /** The tray that the next card goes into. */
  readonly tray: string;
}

/** The tray with the cards one wants to play. */
export const PLAY = 'play';
/** The tray with what is to be beaten, in Gang of Four. */
export const TABLE = 'table';
/** The tray with the other cards one holds, in Gang of Four. */
export const REST = 'rest';

const TRAYS: Readonly<Record<Game, readonly string[]>> = {
  gang: [TABLE, PLAY, REST],
  thirteen: ['B', 'Y', 'G', PLAY],
};

/** An empty desk; what lies there is asked for first. */
export function newDesk(game: Game): Desk {
  const trays = Object.fromEntries(TRAYS[game].map((tray) => [tray, []]));
  return { game, trays, tray: TRAYS[game][0] ?? PLAY };
}

/** The cards in a tray. */
export function inTray(desk: Desk, tray: string): readonly string[] {
  return desk.trays[tray] ?? [];
}

/** Let the next card go into *tray*. */
export function turnTo(desk: Desk, tray: string): Desk {
  return { ...desk, tray };
}

/** Whether *card* can still go into the tray that is turned to. */
export function hasRoom(desk: Desk, card: string): boolean {
  const { game, tray } = desk;
  const used = Object.values(desk.trays).flat();
  if (used.filter((other) => other === card).length >= (DECKS[game][card] ?? 0)) return false;
  if (game === 'gang' || tray === PLAY) return true;
  // What lies on a target fits it, and is no more than the target bears.
  const sum = [...inTray(desk, tray), card].map(numberOf).reduce((one, other) => one + other, 0);
  return (FITS[card]?.includes(tray) ?? false) && sum <= LIMIT;
}

/** Put *card* into the tray that is turned to. */
export function add(desk: Desk, card: string): Desk {
  if (!hasRoom(desk, card)) return desk;
  const single = desk.game === 'thirteen' && desk.tray === PLAY;
  return put(desk, desk.tray, [...(single ? [] : inTray(desk, desk.tray)), card]);
}

/** Take the card at *place* out of a tray. */
export function drop(desk: Desk, tray: string, place: number): Desk {
  return turnTo(put(desk, tray, inTray(desk, tray).toSpliced(place, 1)), tray);
}

/** What one wanted to play has been played: now it is what lies there. */
export function played(desk: Desk): Desk {
  const swapped = put(put(desk, TABLE, inTray(desk, PLAY)), PLAY, []);
  return turnTo(swapped, PLAY);
}

function put(desk: Desk, tray: string, cards: readonly string[]): Desk {
  const order = Object.keys(DECKS[desk.game]);
  // On a target they stay in the order in which they came.
  const sorted =
    desk.game === 'thirteen'
      ? cards
      : cards.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return { ...desk, trays: { ...desk.trays, [tray]: sorted } };
}
