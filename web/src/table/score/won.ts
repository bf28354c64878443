// Who has won the match, in a sentence.
import type { Sentence } from '../../words/words.ts';

/** That *winners* have won, for who sits on *me*; *and* strings names together. */
export function won(
  winners: readonly number[],
  me: number | null,
  name: (seat: number) => string,
  and: Intl.ListFormat,
): Sentence {
  const others = winners.filter((seat) => seat !== me);
  const mine = others.length < winners.length;
  const you = mine ? (others.length > 0 ? 'shared' : 'yes') : 'no';
  return ['web-won-match', { you, who: and.format(others.map(name)), winners: winners.length }];
}
