// What comes of a card of 13: which targets it fits, and whether it takes what lies there.
import { numberOf } from '../../games/cards.ts';
import { LIMIT } from '../../games/thirteen/play/moves.ts';
import { FITS } from '../rules/rulebook.ts';

export interface Outcome {
  readonly target: string;
  /** Whether the card may be put there at all. */
  readonly fits: boolean;
  readonly sum: number;
  /** How many cards it takes. */
  readonly takes: number;
}

/** What comes of putting *card* on each of the targets. */
export function outcomes(
  targets: Readonly<Record<string, readonly string[]>>,
  card: string,
): readonly Outcome[] {
  return Object.entries(targets).map(([target, lying]) => {
    const sum = [...lying, card].map(numberOf).reduce((one, other) => one + other, 0);
    const fits = FITS[card]?.includes(target) ?? false;
    const takes = fits && sum > LIMIT ? lying.length : 0;
    return { target, fits, sum, takes };
  });
}
