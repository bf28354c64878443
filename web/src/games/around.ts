// Where the seats are on the screen: yours at the bottom, the others in their true order.
import { rightwards } from './circle.ts';
import type { GameView } from './client.ts';

/** The other seats, from the one on the left of *bottom* round to the one on its right. */
export function others(
  { right, totals }: Pick<GameView, 'right' | 'totals'>,
  bottom: number,
): readonly number[] {
  if (right !== undefined) return rightwards(right, bottom).toReversed();
  return [...totals.keys()].filter((seat) => seat !== bottom); // a game that does not tell
}

/** Whether more sit around the table than find room there in every window. */
export function isCrowded({ seats, seat }: Pick<GameView, 'seats' | 'seat'>): boolean {
  return seats - (seat === null ? 0 : 1) > 3;
}
