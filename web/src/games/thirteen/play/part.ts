// What 13 does at the table.
import type { ThirteenEvent, ThirteenView } from '../../../net/wire.gen.ts';
import { cardsAt, cardsIn, colourOf } from '../../cards.ts';
import type { PlayPart } from '../../client.ts';
import { dealsOf } from '../scoring.ts';
import Board from '../table/Board.svelte';
import Left from '../table/Left.svelte';
import ScoreFoot from '../table/ScoreFoot.svelte';
import Table from '../table/Table.svelte';
import { coming } from './coming.ts';
import { explained } from './explained.ts';
import { aimOf, meant, placements, putSentence, tookFrom } from './moves.ts';
import { sounds, tell } from './told.ts';

export const part: PlayPart = {
  Table,
  Board,
  Left,
  ScoreFoot,
  tall: true,
  single: true,
  passes: false,
  keys: 'web-keys-thirteen',

  seat: (view: ThirteenView, seat, latest) => ({
    said: null,
    badge: null,
    out: false,
    taken: view.taken[seat] ?? 0,
    tookFrom: tookFrom(latest, seat),
  }),
  chosenMove(view: ThirteenView, { chosen, aim }) {
    const choices = placements(view, cardsAt(cardsIn(view.hand), chosen));
    return meant(choices, aim)?.move ?? null;
  },
  meant: (move) => ({ cards: move.split('>')[0] ?? '', aim: aimOf(move), calling: false }),
  goes(view: ThirteenView) {
    const harmless = (card: string) => placements(view, card).some(({ takes }) => takes === 0);
    return new Set(cardsIn(view.hand).filter(harmless));
  },
  moveName(move) {
    const [card = '', target] = move.split('>');
    return putSentence(card, target ?? colourOf(card));
  },
  teaches: () => null,

  tell: (event: ThirteenEvent, me, name, _, deal) => tell(event, me, name, deal),
  cardsOf: (event: ThirteenEvent) => ('card' in event ? event.card : ''),
  sounds,
  // The end of a deal as its table looks; the score is not told yet.
  still(_, before: ThirteenView, next: ThirteenView) {
    const { phase, pad, totals, outcome, opened } = before;
    return { ...next, phase, pad, totals, outcome, opened, awaits: null, legal: [] };
  },

  isOver: ({ phase, pad }: ThirteenView) => phase !== 'play' && pad.length > 0,
  dealName: ({ deal, seats }) => ['web-thirteen-deal', { deal, deals: dealsOf(seats) }],
  dealOver: ({ deal }) => ['web-deal-over', { deal }],
  explained,
  scoreNotes: () => [['web-most', {}]],
  coming,
  row: () => ({ best: [], clockwise: null }),
};
