// What was taken, as the lessons tell it: counted by kind.
import type { ThirteenTally } from '../../../net/wire.gen.ts';

/** The counts by *kind* as a tally; what is not named was not taken. */
export function tallyOf(kind: Readonly<Record<string, number>>): ThirteenTally {
  const { blue = 0, yellow = 0, green = 0, rotten = 0 } = kind;
  return { blue, yellow, green, rotten };
}
