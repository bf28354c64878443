// What a game without a part of its own does at the table: the view's facts, the hand, every move.
import { cardsAt, cardsIn } from '../cards.ts';
import type { PlayPart } from '../client.ts';
import Board from './Board.svelte';
import Left from './Left.svelte';
import Table from './Table.svelte';

export const part: PlayPart = {
  Table,
  Board,
  Left,
  tall: false,
  single: false,
  passes: false,
  keys: 'web-keys-plain',

  seat: () => ({ said: null, badge: null, out: false, taken: null, tookFrom: null }),
  // A move that is written as the chosen cards are.
  chosenMove(view, { chosen }) {
    const cards = cardsAt(cardsIn(view.hand), chosen);
    return view.legal.includes(cards) ? cards : null;
  },
  meant: (move) => ({ cards: move, aim: null, calling: false }),
  goes({ hand, legal }) {
    const played = new Set(legal.flatMap(cardsIn));
    return new Set(cardsIn(hand).filter((card) => played.has(card)));
  },
  moveName: (move) => ['web-plain', { text: move }],
  teaches: () => null,

  tell(event, _, name) {
    if (event.seat === undefined) return null;
    return ['web-plain', { text: `${name(event.seat)}: ${saidOf(event)}` }];
  },
  cardsOf: (event) => ('cards' in event && typeof event.cards === 'string' ? event.cards : ''),
  sounds: ({ event }) => [event === 'dealt' ? 'deal' : 'card'],
  still: () => null,

  // Cards are to be dealt, and not for the first time.
  isOver: ({ outcome, awaits }, seen) =>
    outcome !== null || (awaits !== null && awaits < 0 && seen.length > 0),
  dealName: ({ deal }) => ['web-deal', { deal }],
  dealOver: ({ deal }) => ['web-deal-over', { deal }],
  explained: () => null,
  scoreNotes: () => [],
  coming: () => [],
  row: () => ({ best: [], clockwise: null }),
};

// Everything that an event says but who did it.
function saidOf(event: object): string {
  return Object.entries(event)
    .filter(([name]) => name !== 'seat')
    .map(([name, value]) => (name === 'event' ? String(value) : `${name} ${String(value)}`))
    .join(', ');
}
