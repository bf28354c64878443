// What is said about a match on the score pad: what comes next, how it stands.
import { nextDeal as nextGang } from '../../games/gang/play/coming.ts';
import { turnsClockwise } from '../../games/gang/play/moves.ts';
import { nextDeal as nextThirteen } from '../../games/thirteen/play/coming.ts';
import { rightOf } from '../../games/circle.ts';
import { SCORING as GANG } from '../../games/gang/scoring.ts';
import type { Say, Sentence } from '../../words/words.ts';
import type { Gift, Reckoning, Setting } from './reckoning.ts';
import type { GangSheet, Sheet } from './sheet.ts';

/** What is settled about the coming deal, in sentences. */
export function comingSentences(sheet: Sheet, next: Setting): readonly Sentence[] {
  const name = (seat: number) => sheet.names[seat] ?? '';
  const { dealer, leader, gift } = next;
  if (sheet.game === 'thirteen') return [nextThirteen(dealer, leader ?? dealer, null, name)];
  if (gift === null) return [['pad-deal-dealer', { who: name(dealer) }], opening(sheet, dealer)];
  const clockwise = turnsClockwise(next.direction);
  return [...nextGang(clockwise, gift, null, name), ...reason(gift, name)];
}

/** How it stands, in a few words for a list. */
export function standing(sheet: Sheet, { totals, over, winners }: Reckoning): Sentence {
  const name = (seat: number) => sheet.names[seat] ?? '';
  if (over !== null) {
    return ['pad-ended', { who: winners.map(name).join(', '), winners: winners.length }];
  }
  const ahead = totals.indexOf(Math.min(...totals));
  const alone = totals.lastIndexOf(Math.min(...totals)) === ahead;
  const deals = sheet.deals.length;
  return alone ? ['pad-goes-on', { deals, who: name(ahead) }] : ['pad-level', { deals }];
}

/** Who is closest to ending a match of Gang of Four, and how far away. */
export function toGo(sheet: GangSheet, { totals }: Reckoning): Sentence {
  const most = Math.max(...totals);
  const points = sheet.target + GANG.margins[sheet.target_rule] - most;
  return ['pad-to-go', { who: sheet.names[totals.indexOf(most)] ?? '', points }];
}

/** The match as lines of text, to be sent to somebody. */
export function summary(sheet: Sheet, reckoning: Reckoning, say: Say, day: string): string {
  const { totals } = reckoning;
  const seats = sheet.names.map((_, seat) => seat);
  const lines = seats
    .toSorted((one, other) => (totals[one] ?? 0) - (totals[other] ?? 0))
    .map((seat) =>
      say('pad-standing', { who: sheet.names[seat] ?? '', points: totals[seat] ?? 0 }),
    );
  return [
    `${say(`${sheet.game}-name`)}, ${day}`,
    ...lines,
    say(...standing(sheet, reckoning)),
  ].join('\n');
}

// With three the multi-coloured 1 may lie among the cards that nobody gets (GF-3.3).
function opening(sheet: GangSheet, dealer: number): Sentence {
  const [fewest] = GANG.seats;
  if (sheet.names.length !== fewest) return ['pad-open', {}];
  const right = rightOf(GANG, sheet.names.length, dealer);
  return ['pad-open-three', { who: sheet.names[right] ?? '' }];
}

function reason(
  { giver, taker, reason }: Gift,
  name: (seat: number) => string,
): readonly Sentence[] {
  if (reason === 'cards') return [];
  const args = { giver: name(giver), taker: name(taker) };
  return [[reason === 'points' ? 'pad-gift-points' : 'pad-gift-seat', args]];
}
