// How two combos compare, from what the engine says of each.
import { cardsIn } from '../../cards.ts';
import { isGang } from './combos.ts';
import type { Combo } from './strengths.ts';

/** Whether a combo is higher than another, as high or lower; or of the wrong size. */
export type Relation = 'higher' | 'level' | 'lower' | 'size';

/** How *combo* compares with the one to beat. */
export function relation(combo: Combo, toBeat: Combo): Relation {
  const fits = sizeOf(combo) === sizeOf(toBeat);
  if (combo.strength > toBeat.strength && (fits || isGang(combo.cards))) return 'higher';
  if (!fits) return 'size';
  return combo.strength === toBeat.strength ? 'level' : 'lower';
}

/** What is answered by the same: so many cards, or gangs of any size. */
export function sizeOf({ cards }: Combo): number | 'gang' {
  return isGang(cards) ? 'gang' : cardsIn(cards).length;
}
