// A match played with real cards, as it is kept: who plays by which rules, and what lay there.
import { SCORING as GANG, pricedBy, type Priced } from '../../games/gang/scoring.ts';
import type { ThirteenTally } from '../../net/wire.gen.ts';

interface Match {
  readonly id: string;
  /** When it began, in milliseconds. */
  readonly begun: number;
  /** Who plays, by seat. */
  readonly names: readonly string[];
  /** Who deals first. */
  readonly dealer: number;
}

/** How a deal of Gang of Four ended. */
export interface GangDeal {
  readonly winner: number;
  /** How many cards everybody has left. */
  readonly left: readonly number[];
  /** Who forgot to say "Last card!". */
  readonly undeclared: readonly number[];
}

/** What everybody took in a deal of 13. */
export type ThirteenDeal = readonly ThirteenTally[];

export interface GangSheet extends Match, Priced {
  readonly game: 'gang';
  readonly edition: string;
  readonly deals: readonly GangDeal[];
}

export interface ThirteenSheet extends Match {
  readonly game: 'thirteen';
  readonly deals: readonly ThirteenDeal[];
}

/** One match on the score pad. */
export type Sheet = GangSheet | ThirteenSheet;
export type Deal = GangDeal | ThirteenDeal;

const DEFAULT = Object.keys(GANG.editions)[0] ?? '';
const USUAL: Priced = {
  undeclared: 'one',
  target: GANG.targets.highest,
  target_rule: 'reach',
};

/** A match without deals, by the rules of the first edition. */
export function newSheet(game: Sheet['game'], id: string, begun: number, seats: number): Sheet {
  const match = { id, begun, names: Array.from({ length: seats }, () => ''), dealer: 0 };
  if (game === 'thirteen') return { ...match, game, deals: [] };
  return { ...match, game, edition: DEFAULT, ...(pricedBy(DEFAULT) ?? USUAL), deals: [] };
}

/** The same players and rules, and nothing played yet. */
export function rematch(sheet: Sheet, id: string, begun: number): Sheet {
  return { ...sheet, id, begun, deals: [] };
}

/** *sheet* for so many players; whoever has no seat any more cannot deal first. */
export function withSeats(sheet: Sheet, seats: number): Sheet {
  const names = Array.from({ length: seats }, (_, seat) => sheet.names[seat] ?? '');
  return { ...sheet, names, dealer: sheet.dealer < seats ? sheet.dealer : 0 };
}

/** *sheet* by the rules of *edition*. */
export function withEdition(sheet: GangSheet, edition: string): GangSheet {
  return { ...sheet, edition, ...pricedBy(edition) };
}

/** *sheet* with *deal* in the place of the one at *index*, or behind the last. */
export function withDeal(sheet: Sheet, index: number, deal: Deal): Sheet {
  if (sheet.game === 'gang') {
    return isGang(deal) ? { ...sheet, deals: replaced(sheet.deals, index, deal) } : sheet;
  }
  return isGang(deal) ? sheet : { ...sheet, deals: replaced(sheet.deals, index, deal) };
}

/** *sheet* without the deal at *index*. */
export function withoutDeal(sheet: Sheet, index: number): Sheet {
  return sheet.game === 'gang'
    ? { ...sheet, deals: sheet.deals.toSpliced(index, 1) }
    : { ...sheet, deals: sheet.deals.toSpliced(index, 1) };
}

function isGang(deal: Deal): deal is GangDeal {
  return 'winner' in deal;
}

function replaced<T>(all: readonly T[], index: number, one: T): readonly T[] {
  return all.toSpliced(index, 1, one);
}
