// A deal of Gang of Four that is being counted: how many cards each player has left.
import {
  countsWith,
  noCounts,
  type Cell,
  type Counts,
  type Draft,
} from '../../../tools/pad/draft.ts';
import type { GangDeal, GangSheet } from './sheet.ts';

export interface GangDraft extends Draft {
  /** Who forgot to say "Last card!". */
  readonly forgot: readonly number[];
}

/** The deal at *index* of *sheet*, to be corrected; an empty one behind the last. */
export function draftOf({ deals, names }: GangSheet, index: number): GangDraft {
  const deal = deals[index];
  if (deal === undefined) return { counts: noCounts(names.length, 1), forgot: [] };
  const counts = deal.left.map((cards, seat) => [seat === deal.winner ? 0 : cards]);
  return { counts, forgot: deal.undeclared };
}

/** *draft* with *count* in *cell*; where all but one player have cards, that one has won. */
export function withCount(draft: GangDraft, cell: Cell, count: number | null): GangDraft {
  // Only one player has no cards left.
  const others = draft.counts.map((row) => (count === 0 && row[0] === 0 ? [null] : row));
  const counts = countsWith(others, cell, count);
  const forgot = draft.forgot.filter((seat) => counts[seat]?.[0] === 1);
  return { counts: count === null ? counts : withWinner(counts), forgot };
}

/** *draft* where *seat*, who has one card left, forgot to say so, or did not. */
export function withForgot(draft: GangDraft, seat: number, forgot: boolean): GangDraft {
  const others = draft.forgot.filter((other) => other !== seat);
  return { ...draft, forgot: forgot ? [...others, seat].toSorted() : others };
}

/** The finished deal; null while something was not counted. */
export function dealOf({ counts, forgot }: GangDraft): GangDeal | null {
  const left = counts.flatMap(([count]) => (count == null ? [] : [count]));
  if (left.length < counts.length) return null;
  return { winner: left.indexOf(0), left, undeclared: forgot };
}

function withWinner(counts: Counts): Counts {
  const open = counts.flatMap(([count], seat) => (count == null ? [seat] : []));
  const [last] = open;
  const won = counts.some(([count]) => count === 0);
  return won || last === undefined || open.length > 1 ? counts : counts.with(last, [0]);
}
