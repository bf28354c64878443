// Where the seats are on the screen: yours at the bottom, the others in their true order.
import type { View } from '../wire.gen.ts';

/** Which way seats are numbered, seen from above (GF-4.1, TH-2.1). */
const CLOCKWISE: Readonly<Record<View['game'], boolean>> = { gang: false, thirteen: true };

/** The other seats, from the one on the left of *bottom* round to the one on its right. */
export function others(game: View['game'], seats: number, bottom: number): readonly number[] {
  const ascending = Array.from({ length: seats - 1 }, (_, step) => (bottom + step + 1) % seats);
  return CLOCKWISE[game] ? ascending : ascending.toReversed();
}

/** Whether play goes round clockwise in this deal. */
export function turnsClockwise(view: View): boolean {
  return CLOCKWISE[view.game] === view.direction > 0;
}
