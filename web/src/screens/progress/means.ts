// What choices lost on average, and how sure that is: added up over matches.
import type { ChoiceTally, ProgressMatch } from '../../net/wire.gen.ts';

/** A mean of the choices of some matches, and where it surely lies. */
export interface Mean {
  readonly matches: number;
  readonly choices: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of some matches in a row. */
export interface Period extends Mean {
  readonly from: number;
  readonly to: number;
}

/** How many standard errors the interval reaches: 95 of 100 such intervals hold the true value. */
const REACH = 1.96;
/** How many points a curve has at most. */
const MOST = 12;

/** The mean loss of all choices of *tallies*; null where there are none. */
export function meanOf(tallies: readonly ChoiceTally[]): Mean | null {
  const choices = sum(tallies.map((one) => one.choices));
  if (choices === 0) return null;
  const mean = sum(tallies.map((one) => one.lost)) / choices;
  const spread = Math.max(0, sum(tallies.map((one) => one.squares)) / choices - mean * mean);
  // With one choice nothing is known of how they vary.
  const reach = choices > 1 ? REACH * Math.sqrt(spread / (choices - 1)) : 0;
  return {
    matches: tallies.length,
    choices,
    mean,
    low: Math.max(0, mean - reach),
    high: mean + reach,
  };
}

/** The means of *matches*, which are oldest first, a few in a row together. */
export function periodsOf(matches: readonly ProgressMatch[], most = MOST): readonly Period[] {
  const size = Math.max(1, Math.ceil(matches.length / most));
  const found: Period[] = [];
  for (let first = 0; first < matches.length; first += size) {
    const together = matches.slice(first, first + size);
    const mean = meanOf(together);
    const [from, to] = [together[0]?.finished, together.at(-1)?.finished];
    if (mean !== null && from !== undefined && to !== undefined) found.push({ ...mean, from, to });
  }
  return found;
}

/** The mean of each kind of choice, the dearest first. */
export function kindsOf(matches: readonly ProgressMatch[]): readonly (Mean & { kind: string })[] {
  const kinds = new Set(matches.flatMap((match) => Object.keys(match.kinds)));
  return [...kinds]
    .flatMap((kind) => {
      const mean = meanOf(matches.flatMap(({ kinds: each }) => each[kind] ?? []));
      return mean === null ? [] : [{ ...mean, kind }];
    })
    .sort((one, other) => other.mean - one.mean);
}

/** The matches that can be compared with the latest, which were judged by the same player. */
export function comparable(matches: readonly ProgressMatch[]): readonly ProgressMatch[] {
  const reference = matches.at(-1)?.reference;
  return matches.filter((match) => match.reference === reference);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
