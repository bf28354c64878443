// What 13 does on the score pad.
import { countsWith } from '../../../tools/pad/draft.ts';
import type { PadPart } from '../../pad.ts';
import { nextDeal } from '../play/coming.ts';
import { SCORING, dealPoints, dealsOf, leftOf } from '../scoring.ts';
import Counts from './Counts.svelte';
import Foot from './Foot.svelte';
import { colourIn, dealOf, draftOf, mostIn, withZeros } from './draft.ts';
import { fault, gap, type ThirteenDeal } from './sheet.ts';
import { readDeals, readFirst, writeDeals } from './text.ts';

export const part: PadPart = {
  seating: SCORING,
  order: 'pad-seating-thirteen',
  Foot,
  start: (match) => ({ ...match, deals: [] }),

  letters: {},
  fields: () => ({}),
  sheetOf: (match) => ({ ...match, deals: [] }),
  writeDeals,
  readDeals,
  readFirst,

  Counts,
  keypad: { across: 5, low: true },
  keys: (column) =>
    Array.from({ length: SCORING.deck[colourIn(column)] + 1 }, (_, count) => ({ count })),
  ask: (who, { column }) => ['pad-ask-taken', { who, colour: colourIn(column) }],
  draft: draftOf,
  withCount: ({ counts }, cell, count) => ({ counts: countsWith(counts, cell, count) }),
  withZeros,
  mostIn,
  dealOf,
  fault: (deal: ThirteenDeal) => fault(deal) ?? gap(deal),

  points: (_, deal: ThirteenDeal) => dealPoints(deal),
  // The next dealer sits to the left of the last, and who begins to the left of the dealer (TH-2.1).
  setting({ names, dealer: first }, index, before) {
    const last = before[index - 1];
    const dealer = last === undefined ? first : leftOf(names.length, last.dealer);
    return { dealer, leader: leftOf(names.length, dealer) };
  },
  isOver: ({ names }, _, played) => played >= dealsOf(names.length),
  target: () => null,
  coming({ names }, { lines }, { dealer, leader }) {
    const name = (seat: number) => names[seat] ?? '';
    const deal = { deal: lines.length + 1, deals: dealsOf(names.length) };
    return {
      deal: ['pad-deal-of', deal],
      settled: [nextDeal(dealer, leader ?? dealer, null, name)],
      saysWay: false,
      toGo: null,
    };
  },
};
