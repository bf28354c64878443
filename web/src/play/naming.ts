// What a single card is called, whatever the game.
import { colourOf, numberOf } from './cards.ts';
import { cardArgs } from './combos.ts';
import type { View } from '../wire.gen.ts';
import type { Say } from '../words.ts';

/** The name of *card* in words. */
export function cardName(game: View['game'], card: string, say: Say): string {
  if (game === 'gang') return say('gang-card', cardArgs(card));
  return say('web-thirteen-card', { colour: colourOf(card), value: numberOf(card) });
}
