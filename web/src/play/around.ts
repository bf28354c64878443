// Where the seats are on the screen: yours at the bottom, the others in their true order.
import type { View } from '../wire.gen.ts';
import { SCORING } from './scoring.ts';

/** The other seats, from the one on the left of *bottom* round to the one on its right. */
export function others(game: View['game'], seats: number, bottom: number): readonly number[] {
  const ascending = Array.from({ length: seats - 1 }, (_, step) => (bottom + step + 1) % seats);
  return SCORING[game].clockwise ? ascending : ascending.toReversed();
}

/** Who sits on the right of *seat*. */
export function rightOf(game: View['game'], seats: number, seat: number): number {
  return others(game, seats, seat).at(-1) ?? seat;
}

/** Whether play goes round clockwise in this deal. */
export function turnsClockwise({ game, direction }: Pick<View, 'game' | 'direction'>): boolean {
  return SCORING[game].clockwise === direction > 0;
}
