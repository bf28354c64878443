// What Gang of Four does on the score pad.
import type { PadPart } from '../../pad.ts';
import { SCORING } from '../scoring.ts';
import Counts from './Counts.svelte';
import Foot from './Foot.svelte';
import Rules from './Rules.svelte';
import { coming } from './coming.ts';
import { dealOf, draftOf, withCount } from './draft.ts';
import { end, points, setting } from './reckoning.ts';
import { fault, rulesFault, start, type GangSheet } from './sheet.ts';
import { fields, letters, readDeals, readFirst, sheetOf, writeDeals } from './text.ts';

export const part: PadPart = {
  seating: SCORING,
  order: 'pad-seating-gang',
  Rules,
  Foot,
  start,
  rulesFault,

  letters,
  fields,
  sheetOf,
  writeDeals,
  readDeals,
  readFirst,

  Counts,
  keypad: { across: 6, low: false },
  // Most have cards left; who has none is rare, and comes last.
  keys: () => [
    ...Array.from({ length: SCORING.hand }, (_, place) => ({ count: place + 1 })),
    { count: 0, won: ['pad-none-left', {}] },
  ],
  ask: (who) => ['pad-ask-left', { who }],
  draft: draftOf,
  withCount,
  mostIn: () => SCORING.hand,
  dealOf,
  fault,

  points,
  setting,
  isOver: (sheet: GangSheet, totals) => Math.max(...totals) >= end(sheet),
  target: ({ target }: GangSheet) => target,
  coming,
};
