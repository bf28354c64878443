// What is said on the score pad of the coming deal of Gang of Four.
import type { Reckoning, Setting } from '../../../tools/pad/reckoning.ts';
import type { Sentence } from '../../../words/words.ts';
import { rightOf } from '../../circle.ts';
import type { Name } from '../../client.ts';
import type { Coming } from '../../pad.ts';
import { nextDeal } from '../play/coming.ts';
import { turnsClockwise } from '../play/moves.ts';
import { SCORING } from '../scoring.ts';
import { end, giftOf, type Gift } from './reckoning.ts';
import type { GangSheet } from './sheet.ts';

/** What is said of the deal *next*. */
export function coming(sheet: GangSheet, { lines, totals }: Reckoning, next: Setting): Coming {
  const name = (seat: number) => sheet.names[seat] ?? '';
  const deal: Sentence = ['web-deal', { deal: lines.length + 1 }];
  const gift = giftOf(sheet, lines.length, lines);
  if (gift === null) {
    const dealer: Sentence = ['pad-deal-dealer', { who: name(next.dealer) }];
    const settled = [dealer, opening(sheet, next.dealer)];
    return { deal, settled, saysWay: false, toGo: null };
  }
  const clockwise = turnsClockwise(next.direction);
  const settled = [...nextDeal(clockwise, gift, null, name), ...reason(gift, name)];
  return { deal, settled, saysWay: true, toGo: toGo(sheet, totals) };
}

// With three the multi-coloured 1 may lie among the cards that nobody gets (GF-3.3).
function opening({ names }: GangSheet, dealer: number): Sentence {
  const [fewest] = SCORING.seats;
  if (names.length !== fewest) return ['pad-open', {}];
  return ['pad-open-three', { who: names[rightOf(SCORING, names.length, dealer)] ?? '' }];
}

function reason({ giver, taker, reason }: Gift, name: Name): readonly Sentence[] {
  if (reason === 'cards') return [];
  const args = { giver: name(giver), taker: name(taker) };
  return [[reason === 'points' ? 'pad-gift-points' : 'pad-gift-seat', args]];
}

// Who is closest to ending the match, and how far away.
function toGo(sheet: GangSheet, totals: readonly number[]): Sentence {
  const most = Math.max(...totals);
  const who = sheet.names[totals.indexOf(most)] ?? '';
  return ['pad-to-go', { who, points: end(sheet) - most }];
}
