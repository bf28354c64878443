// What the engine says of editions and decks, as `lastcard.wire.rulebook` writes it.
import type { Game } from '../parts.ts';
import book from './rulebook.gen.json';

type ByName<T> = Readonly<Record<string, T>>;

/** Every edition of a game with all its options; the first is the usual one. */
export const EDITIONS: Readonly<Record<Game, ByName<ByName<string>>>> = book.editions;

/** How often the deck of a game has each card, in ascending order. */
export const DECKS: Readonly<Record<Game, ByName<number>>> = book.decks;

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

/** What a target bears and what fits it, what a card taken costs, how many deals are played. */
export const THIRTEEN: {
  readonly limit: number;
  readonly fits: ByName<readonly string[]>;
  readonly costs: { readonly coloured: number; readonly rotten: number };
  readonly deals: ByName<number>;
} = book.thirteen;

/** What the referee says to each case: a word, and the number of a rule. */
export const VERDICTS: ByName<string> = book.verdicts;

/** Which rule compares a type with another. */
export const COMPARED: ByName<ByName<string>> = book.compared;
