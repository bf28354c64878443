// Matches of the engine, and what it made of them.
import { readFileSync } from 'node:fs';
import type { GangDeal, GangSheet } from '../../../src/games/gang/pad/sheet.ts';
import type { Priced } from '../../../src/games/gang/scoring.ts';
import { parse } from '../../../src/net/json.ts';
import type { ThirteenTally } from '../../../src/net/wire.gen.ts';
import type { Sheet } from '../../../src/tools/pad/sheet.ts';
import { ID } from './pads.ts';

/** A match of the engine, as ``tests.exports.scores`` writes it. */
export interface Match {
  readonly game: string;
  readonly seats: number;
  readonly options: Priced & { readonly edition: string; readonly first_dealer: number };
  readonly deals: readonly Played[];
}
export interface Played extends GangDeal {
  readonly tallies: readonly ThirteenTally[];
  readonly dealer: number;
  readonly direction: number;
  readonly leader: number;
  readonly gift?: readonly [giver: number, taker: number];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly winners?: readonly number[];
}
const FILE = new URL('../../scores.gen.json', import.meta.url);
export const MATCHES = parse<readonly Match[]>(readFileSync(FILE, 'utf-8'));

/** The same match on the pad. */
export function sheetOf(match: Match): Sheet {
  if (match.game === 'gang') return gangSheetOf(match);
  return { ...common(match), deals: match.deals.map(({ tallies }) => tallies) };
}

/** The same match of Gang of Four. */
export function gangSheetOf(match: Match): GangSheet {
  const { edition, undeclared, target, target_rule } = match.options;
  const deals = match.deals.map((deal) => ({
    winner: deal.winner,
    // The pad does not ask what the winner may still hold (GF-8.6).
    left: deal.left.with(deal.winner, 0),
    undeclared: deal.undeclared,
  }));
  return { ...common(match), edition, undeclared, target, target_rule, deals };
}

function common({ game, seats, options }: Match): Omit<Sheet, 'deals'> {
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  return { game, id: ID, begun: 1, names, dealer: options.first_dealer };
}
