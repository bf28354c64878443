// What the engine says of editions, options and cards, as `lastcard.exports.rulebook` writes it.
import book from './rulebook.gen.json';

type ByName<T> = Readonly<Record<string, T>>;

/** What the pages about the rules know of every game. */
export interface Rulebook {
  /** What the numbers of its rules begin with, as in `GF-7.3`. */
  readonly prefix: string;
  /** Its cards, each once, in ascending order. */
  readonly cards: readonly string[];
  /** Every edition with all its options; the first is the usual one. */
  readonly editions: ByName<ByName<string>>;
  /** Every option, and what it can be; nothing where that is a number. */
  readonly options: ByName<readonly string[]>;
}

const BOOKS: ByName<Rulebook> = book;
const NONE: Rulebook = { prefix: '', cards: [], editions: {}, options: {} };

/** What is known of *game*; nothing of one that has no rules here. */
export function rulebookOf(game: string): Rulebook {
  return (Object.hasOwn(BOOKS, game) ? BOOKS[game] : undefined) ?? NONE;
}

/** The game whose rule has that *number*; null where none has. */
export function gameOfRule(number: string): string | null {
  const [prefix] = number.split('-');
  return Object.keys(BOOKS).find((game) => BOOKS[game]?.prefix === prefix) ?? null;
}

/** Whether *text* is nothing but cards of *game*. */
export function isCards(game: string, text: string): boolean {
  const { cards } = rulebookOf(game);
  return text.split(' ').every((word) => cards.includes(word));
}
