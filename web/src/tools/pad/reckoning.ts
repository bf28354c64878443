// What a match on the score pad comes to: everything follows from the deals, from the first on.
import { SCORING as GANG, giverOf, type Reason } from '../../games/gang/scoring.ts';
import { SCORING as THIRTEEN, dealPoints, dealsOf, leftOf } from '../../games/thirteen/scoring.ts';
import type { GangDeal, GangSheet, Sheet } from './sheet.ts';

/** The card that the loser of a deal owes its winner (GF-11.1). */
export interface Gift {
  readonly giver: number;
  readonly taker: number;
  readonly reason: Reason;
}

/** What is settled before a deal is played. */
export interface Setting {
  readonly direction: number;
  readonly dealer: number;
  /** Who begins; null where the cards decide it (GF-3.1). */
  readonly leader: number | null;
  readonly gift: Gift | null;
}

/** A deal on the pad. */
export interface Line extends Setting {
  readonly points: readonly number[];
  /** The points of everybody so far, this deal included. */
  readonly totals: readonly number[];
  /** Who has fewest points in this deal. */
  readonly best: readonly number[];
  /** Whether it counts: the match was not over before. */
  readonly counts: boolean;
}

export interface Reckoning {
  readonly lines: readonly Line[];
  readonly totals: readonly number[];
  /** With how many deals the match was over; null while it goes on. */
  readonly over: number | null;
  /** Who has won, once it is over. */
  readonly winners: readonly number[];
  /** What is settled about the coming deal; null once it is over. */
  readonly next: Setting | null;
}

/** What *sheet* comes to. */
export function reckon(sheet: Sheet): Reckoning {
  const lines: Line[] = [];
  let totals: readonly number[] = sheet.names.map(() => 0);
  let over: number | null = null;
  for (const [index, points] of pointsOf(sheet).entries()) {
    const counts = over === null;
    if (counts) totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    lines.push({ ...settingOf(sheet, index, lines), points, totals, best: lowest(points), counts });
    if (counts && isOver(sheet, totals, index + 1)) over = index + 1;
  }
  const next = over === null ? settingOf(sheet, lines.length, lines) : null;
  return { lines, totals, over, winners: over === null ? [] : lowest(totals), next };
}

/** The points of a deal of Gang of Four (GF-8.4, GF-10.1). */
export function gangPoints(deal: GangDeal, undeclared: GangSheet['undeclared']): readonly number[] {
  const { points, fines } = GANG;
  return deal.left.map((cards, seat) => {
    if (seat === deal.winner) return 0;
    return (points[cards] ?? 0) + (deal.undeclared.includes(seat) ? fines[undeclared] : 0);
  });
}

function pointsOf(sheet: Sheet): readonly (readonly number[])[] {
  return sheet.game === 'gang'
    ? sheet.deals.map((deal) => gangPoints(deal, sheet.undeclared))
    : sheet.deals.map(dealPoints);
}

function settingOf(sheet: Sheet, index: number, before: readonly Line[]): Setting {
  const { directions } = { gang: GANG, thirteen: THIRTEEN }[sheet.game];
  const direction = directions[index % directions.length] ?? 1;
  if (sheet.game === 'thirteen') {
    const seats = sheet.names.length;
    const last = before[index - 1];
    const dealer = last === undefined ? sheet.dealer : leftOf(seats, last.dealer);
    return { direction, dealer, leader: leftOf(seats, dealer), gift: null };
  }
  const last = sheet.deals[index - 1];
  if (last === undefined) return { direction, dealer: sheet.dealer, leader: null, gift: null };
  const taker = last.winner;
  const gift = { taker, ...giverOf(last.left, before[index - 1]?.totals ?? [], taker) };
  return { direction, dealer: taker, leader: taker, gift };
}

function isOver(sheet: Sheet, totals: readonly number[], played: number): boolean {
  if (sheet.game === 'thirteen') return played >= dealsOf(sheet.names.length);
  return Math.max(...totals) >= sheet.target + GANG.margins[sheet.target_rule];
}

function lowest(numbers: readonly number[]): readonly number[] {
  const best = Math.min(...numbers);
  return numbers.flatMap((number, seat) => (number === best ? [seat] : []));
}
