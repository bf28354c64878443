// 13 in the browser.
import { colourOf, numberOf } from '../cards.ts';
import type { GameClient } from '../client.ts';
import Card from './table/Card.svelte';
import SmallCard from './table/SmallCard.svelte';

export const thirteen: GameClient = {
  key: 'thirteen',
  Card,
  SmallCard,
  fan: ['B7', 'Y5', 'R4', 'G1'],
  cardName: (card) => ['web-thirteen-card', { colour: colourOf(card), value: numberOf(card) }],
  pad: async () => (await import('./pad/part.ts')).part,
  record: async () => (await import('./play/record.ts')).record,
  play: async () => (await import('./play/part.ts')).part,
  referee: async () => (await import('./referee/part.ts')).part,
  rules: async () => (await import('./rules/part.ts')).part,
  lessons: async () => (await import('./lessons/part.ts')).part,
};
