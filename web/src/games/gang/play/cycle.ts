// Cycles: what was played in them, and what lies under the combo that is to be beaten.
import type { GangSaid, GangView } from '../../../net/wire.gen.ts';
import { PASS, cardsOf } from './moves.ts';

/** A combo that was played, and by whom. */
export interface Laid {
  readonly seat: number;
  readonly cards: string;
}

/** The combos of a cycle, in order. */
export function laid(cycle: readonly GangSaid[]): readonly Laid[] {
  const plays = cycle.filter(({ move }) => move !== PASS);
  return plays.map(({ seat, move }) => ({ seat, cards: cardsOf(move) }));
}

/** The combos that were beaten last in this cycle, the latest first, at most *most* of them. */
export function beaten({ cycle }: Pick<GangView, 'cycle'>, most: number): readonly Laid[] {
  return laid(cycle).slice(0, -1).slice(-most).toReversed();
}

/** The last combo that *seat* played in this cycle; null where it played none. */
export function lastOf({ cycle }: Pick<GangView, 'cycle'>, seat: number): string | null {
  return laid(cycle).findLast((play) => play.seat === seat)?.cards ?? null;
}
