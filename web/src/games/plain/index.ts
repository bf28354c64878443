// A game that has no part of its own: its cards are the words that the notation has for them.
import type { GameClient } from '../client.ts';
import Card from './Card.svelte';

export const plain: GameClient = {
  key: 'plain',
  Card,
  SmallCard: Card,
  fan: [],
  cardName: (card) => ['web-plain', { text: card }],
  play: async () => (await import('./part.ts')).part,
};
