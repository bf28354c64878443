// What the engine says of editions and cards, as `lastcard.exports.rulebook` writes it.
import type { Game } from '../../words/parts.ts';
import { SCORING as GANG } from '../../games/gang/scoring.ts';
import { SCORING as THIRTEEN } from '../../games/thirteen/scoring.ts';
import book from './rulebook.gen.json';

type ByName<T> = Readonly<Record<string, T>>;

/** Every edition of a game with all its options; the first is the usual one. */
export const EDITIONS: Readonly<Record<Game, ByName<ByName<string>>>> = book.editions;

/** Every option of a game, and what it can be; nothing where that is a number. */
export const OPTIONS: Readonly<Record<Game, ByName<readonly string[]>>> = book.options;

/** How often the deck of a game has each card, in ascending order. */
export const DECKS: Readonly<Record<Game, ByName<number>>> = {
  gang: counted(GANG.fresh),
  thirteen: counted(THIRTEEN.fresh),
};

/** Whether *text* is nothing but cards of *game*. */
export function isCards(game: Game, text: string): boolean {
  return text.split(' ').every((word) => Object.hasOwn(DECKS[game], word));
}

/** The game of that name; the first where there is none. */
export function gameOf(name: string): Game {
  return name === 'thirteen' ? 'thirteen' : 'gang';
}

/** Which rule says what a combo is, by type; the types ascend. */
export const COMBO_RULES: ByName<string> = book.combos;

/** On which targets of 13 a card may be put (TH-2.3). */
export const FITS: ByName<readonly string[]> = book.fits;

/** What the referee says to each case: a word, and the number of a rule. */
export const VERDICTS: ByName<string> = book.verdicts;

/** Which rule compares a type with another. */
export const COMPARED: ByName<ByName<string>> = book.compared;

function counted(cards: readonly string[]): ByName<number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
