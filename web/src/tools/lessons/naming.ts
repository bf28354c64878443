// What the cards of a lesson are called.
import { cardsIn } from '../../games/cards.ts';
import type { LessonPart } from '../../games/lessons.ts';
import { clientOf } from '../../games/registry.ts';
import type { Say } from '../../words/words.ts';

/** The names of the single *cards*, with *between* between them. */
export function cardNames(game: string, cards: string, between: string, say: Say): string {
  return cardsIn(cards)
    .map((card) => say(...clientOf(game).cardName(card)))
    .join(between);
}

/** What *cards* that belong together are called; their names where the game has no word for them. */
export function comboName(
  game: string,
  part: Pick<LessonPart, 'comboName'>,
  cards: string,
  say: Say,
): string {
  const name = part.comboName?.(cards);
  return name === undefined ? cardNames(game, cards, ', ', say) : say(...name);
}
