// A move of Gang of Four as a learner tries it.
import type { GangView } from '../../../net/wire.gen.ts';
import { cardsAt, cardsIn } from '../../cards.ts';
import type { Choice } from '../../client.ts';

/** The move that the choice would be, whether it is allowed or not. */
export function tried({ hand, phase }: GangView, { chosen, calling }: Choice): string {
  const cards = cardsAt(cardsIn(hand), chosen);
  if (phase === 'exchange') return `give ${cards}`;
  return calling ? `${cards}!` : cards;
}
