// What a match of Gang of Four on the score pad comes to.
import type { Line, Setting } from '../../../tools/pad/reckoning.ts';
import { SCORING, giverOf, type Reason } from '../scoring.ts';
import type { GangDeal, GangSheet } from './sheet.ts';

/** The card that the loser of a deal owes its winner (GF-11.1). */
export interface Gift {
  readonly giver: number;
  readonly taker: number;
  readonly reason: Reason;
}

/** What everybody pays for a deal (GF-8.4, GF-10.1). */
export function points(sheet: GangSheet, deal: GangDeal): readonly number[] {
  const fine = SCORING.fines[sheet.undeclared];
  return deal.left.map((cards, seat) => {
    if (seat === deal.winner) return 0;
    return (SCORING.points[cards] ?? 0) + (deal.undeclared.includes(seat) ? fine : 0);
  });
}

/** Who wins a deal deals and leads in the next; in the first the cards decide who leads (GF-3.1). */
export function setting(
  { deals, dealer }: GangSheet,
  index: number,
): Pick<Setting, 'dealer' | 'leader'> {
  const winner = deals[index - 1]?.winner;
  return { dealer: winner ?? dealer, leader: winner ?? null };
}

/** What is owed before the deal *index*, after the deals *before* it; null before the first. */
export function giftOf(
  { deals }: GangSheet,
  index: number,
  before: readonly Pick<Line, 'totals'>[],
): Gift | null {
  const last = deals[index - 1];
  if (last === undefined) return null;
  const totals = before[index - 1]?.totals ?? [];
  return { taker: last.winner, ...giverOf(last.left, totals, last.winner) };
}

/** With how many points the match is over (GF-10.2). */
export function end({ target, target_rule }: GangSheet): number {
  return target + SCORING.margins[target_rule];
}
