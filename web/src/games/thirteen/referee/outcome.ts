// What comes of a card of 13: which targets it fits, and whether it takes what lies there.
import { numberOf } from '../../cards.ts';
import { LIMIT } from '../play/moves.ts';
import fits from './fits.gen.json';

/** On which targets a card may be put (TH-2.3). */
export const FITS: Readonly<Record<string, readonly string[]>> = fits;

export interface Outcome {
  readonly target: string;
  /** Whether the card may be put there at all. */
  readonly fits: boolean;
  readonly sum: number;
  /** How many cards it takes. */
  readonly takes: number;
}

/** What *cards* add up to. */
export function sumOf(cards: readonly string[]): number {
  return cards.map(numberOf).reduce((one, other) => one + other, 0);
}

/** What comes of putting *card* on each of the targets. */
export function outcomes(
  targets: Readonly<Record<string, readonly string[]>>,
  card: string,
): readonly Outcome[] {
  return Object.entries(targets).map(([target, lying]) => {
    const sum = sumOf([...lying, card]);
    const fits = FITS[card]?.includes(target) ?? false;
    const takes = fits && sum > LIMIT ? lying.length : 0;
    return { target, fits, sum, takes };
  });
}
