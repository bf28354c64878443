// A deal that is being counted: a number for each player, or in 13 one for each colour.
import { SCORING as GANG } from '../../games/gang/scoring.ts';
import { SCORING as THIRTEEN } from '../../games/thirteen/scoring.ts';
import { COLOURS } from '../../games/thirteen/scoring.ts';
import type { GangDeal, Sheet, ThirteenDeal } from './sheet.ts';
import { tallyOf } from './deals.ts';

/** What was counted so far; null where nothing was yet. */
export interface Draft {
  readonly game: Sheet['game'];
  readonly counts: readonly (readonly (number | null)[])[];
  /** Who forgot to say "Last card!". */
  readonly forgot: readonly number[];
}

/** Where a number goes. */
export interface Cell {
  readonly seat: number;
  readonly column: number;
}

/** The deal at *index* of *sheet*, to be corrected; an empty one behind the last. */
export function draftOf(sheet: Sheet, index: number): Draft {
  const columns = sheet.game === 'gang' ? 1 : COLOURS.length;
  const empty = sheet.names.map(() => Array.from({ length: columns }, () => null));
  if (sheet.game === 'gang') {
    const deal = sheet.deals[index];
    const counts = deal?.left.map((cards, seat) => [seat === deal.winner ? 0 : cards]) ?? empty;
    return { game: 'gang', counts, forgot: deal?.undeclared ?? [] };
  }
  const counts = sheet.deals[index]?.map((tally) => COLOURS.map((colour) => tally[colour]));
  return { game: 'thirteen', counts: counts ?? empty, forgot: [] };
}

/** *draft* with *count* in *cell*; where all but one player have cards, that one has won. */
export function withCount(draft: Draft, { seat, column }: Cell, count: number | null): Draft {
  const counts = draft.counts.map((row, other) =>
    row.map((before, place) => {
      if (other === seat && place === column) return count;
      // Only one player has no cards left.
      return draft.game === 'gang' && count === 0 && before === 0 ? null : before;
    }),
  );
  const forgot = draft.forgot.filter((other) => counts[other]?.[0] === 1);
  return count === null ? { ...draft, counts, forgot } : withWinner({ ...draft, counts, forgot });
}

/** *draft* where *seat*, who has one card left, forgot to say so, or did not. */
export function withForgot(draft: Draft, seat: number, forgot: boolean): Draft {
  const others = draft.forgot.filter((other) => other !== seat);
  return { ...draft, forgot: forgot ? [...others, seat].toSorted() : others };
}

/** *draft* with a 0 wherever nothing was counted. */
export function withZeros(draft: Draft): Draft {
  return { ...draft, counts: draft.counts.map((row) => row.map((count) => count ?? 0)) };
}

/**
 * Where to go on after *cell* was filled: the next empty one, round and round; then to the winner who
 * was found by himself, so that saying so once more does no harm; else nowhere.
 */
export function nextCell(before: Draft, after: Draft, cell: Cell): Cell {
  const cells = after.counts.flatMap((row, seat) =>
    row.map((count, column) => ({ seat, column, count })),
  );
  const at = cells.findIndex(({ seat, column }) => seat === cell.seat && column === cell.column);
  const later = [...cells.slice(at + 1), ...cells.slice(0, at)];
  const isFound = ({ seat, column }: Cell) => before.counts[seat]?.[column] === null;
  return later.find(({ count }) => count === null) ?? later.find(isFound) ?? cell;
}

/** How many cards *cell* can have at most, given the others. */
export function mostIn({ game, counts }: Draft, { seat, column }: Cell): number {
  if (game === 'gang') return GANG.hand;
  const colour = COLOURS[column] ?? 'rotten';
  const elsewhere = counts.reduce(
    (sum, row, other) => sum + (other === seat ? 0 : (row[column] ?? 0)),
    0,
  );
  return Math.max(0, THIRTEEN.deck[colour] - elsewhere);
}

/** The finished deal of Gang of Four; null while something was not counted. */
export function gangDealOf({ counts, forgot }: Draft): GangDeal | null {
  const left = counts.flatMap(([count]) => (count == null ? [] : [count]));
  if (left.length < counts.length) return null;
  return { winner: left.indexOf(0), left, undeclared: forgot };
}

/** The finished deal of 13; null while something was not counted. */
export function thirteenDealOf({ counts }: Draft): ThirteenDeal | null {
  const deal = counts.flatMap((row) => tallyOf(row) ?? []);
  return deal.length < counts.length ? null : deal;
}

function withWinner(draft: Draft): Draft {
  const open = draft.counts.flatMap(([count], seat) => (count == null ? [seat] : []));
  const [last] = open;
  const won = draft.counts.some(([count]) => count === 0);
  if (draft.game !== 'gang' || won || last === undefined || open.length > 1) return draft;
  return { ...draft, counts: draft.counts.with(last, [0]) };
}
