// Gang of Four in the browser.
import type { GameClient } from '../client.ts';
import { cardArgs } from './play/combos.ts';
import Card from './table/Card.svelte';
import SmallCard from './table/SmallCard.svelte';

export const gang: GameClient = {
  key: 'gang',
  Card,
  SmallCard,
  fan: ['G8', 'Y8', 'R8', 'RD'],
  cardName: (card) => ['gang-card', cardArgs(card)],
  pad: async () => (await import('./pad/part.ts')).part,
  record: async () => (await import('./play/record.ts')).record,
  play: async () => (await import('./play/part.ts')).part,
  referee: async () => (await import('./referee/part.ts')).part,
  rules: async () => (await import('./rules/part.ts')).part,
  lessons: async () => (await import('./lessons/part.ts')).part,
};
