// What Gang of Four does at the table.
import type { GangEvent, GangView } from '../../../net/wire.gen.ts';
import { cardsIn } from '../../cards.ts';
import type { PlayPart, Topic } from '../../client.ts';
import Board from '../table/Board.svelte';
import Earlier from '../table/Earlier.svelte';
import Left from '../table/Left.svelte';
import ScoreFoot from '../table/ScoreFoot.svelte';
import Table from '../table/Table.svelte';
import { comboArgs } from './combos.ts';
import { coming } from './coming.ts';
import { explained } from './explained.ts';
import { CALL, LAST_CARD, PASS, cardsOf, isCalled, moveOf, turnsClockwise } from './moves.ts';
import { ended, still } from './still.ts';
import { sounds, tell } from './told.ts';

const LAST_CARD_LESSON: Topic = { name: LAST_CARD, about: 'web-last-card-lesson' };

export const part: PlayPart = {
  Table,
  Board,
  Left,
  ScoreFoot,
  Earlier,
  tall: false,
  single: false,
  passes: true,
  keys: 'web-keys-gang',

  hasEarlier: ({ discards }: GangView) => discards !== null,
  seat(view: GangView, seat) {
    const said = view.cycle.findLast((move) => move.seat === seat)?.move;
    const out = view.out.includes(seat);
    const last = view.declared.includes(seat) && view.counts[seat] === 1;
    return {
      said: said === undefined ? null : said === PASS ? { pass: true } : { cards: cardsOf(said) },
      badge: out ? 'gang-badge-out' : last ? LAST_CARD : null,
      out,
      taken: null,
      tookFrom: null,
    };
  },
  chosenMove: (view: GangView, { chosen, calling }) => moveOf(view, chosen, calling),
  meant: (move) => ({ cards: cardsOf(move), aim: null, calling: isCalled(move) }),
  goes({ hand, legal }: GangView) {
    const played = new Set(legal.flatMap((move) => cardsIn(cardsOf(move))));
    return new Set(cardsIn(hand).filter((card) => played.has(card)));
  },
  moveName(move) {
    if (move === PASS) return ['web-pass', {}];
    if (move === CALL) return [LAST_CARD, {}];
    if (move.startsWith('cut ')) return ['web-cut-here', { at: Number(move.slice(4)) }];
    const message = move.startsWith('give ') ? 'web-give-this' : 'web-play-this';
    return [message, comboArgs(cardsOf(move))];
  },
  // What the table says for the player is explained as soon as it has said it.
  teaches({ options, phase, hand }: GangView) {
    const last = phase === 'play' && cardsIn(hand).length === 1;
    return last && options.last_card === 'automatic' ? LAST_CARD_LESSON : null;
  },

  tell: (event: GangEvent, me, name, owner, deal) => tell(event, me, name, owner, deal),
  cardsOf(event: GangEvent) {
    if ('cards' in event) return event.cards;
    return 'card' in event ? event.card : '';
  },
  sounds,
  still,
  ended,

  isOver: ({ opened }: GangView) => opened !== null,
  dealName: ({ deal }) => ['web-deal', { deal }],
  dealOver(view: GangView, name) {
    const winner = view.pad.at(-1)?.winner ?? 0;
    const you = winner === view.seat ? 'yes' : 'no';
    return ['web-won-deal', { you, who: name(winner), deal: view.deal }];
  },
  explained,
  scoreNotes: () => [],
  coming,
  row(view: GangView, deal) {
    const row = view.pad[deal];
    if (row === undefined) return { best: [], clockwise: null };
    return { best: [row.winner], clockwise: turnsClockwise(row.direction) };
  },
};
