// What is said about any match on the score pad: how it stands.
import type { Say, Sentence } from '../../words/words.ts';
import type { Reckoning } from './reckoning.ts';
import type { Sheet } from './sheet.ts';

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
