// What is wrong with a deal as somebody counted it, as a message and its arguments.
import type { Sentence } from '../../words/words.ts';
import { SCORING as GANG } from '../../games/gang/scoring.ts';
import { SCORING as THIRTEEN } from '../../games/thirteen/scoring.ts';
import { COLOURS } from '../../games/thirteen/scoring.ts';
import type { GangDeal, ThirteenDeal } from './sheet.ts';

/** Why no deal of Gang of Four ends like this; null where it can. */
export function gangFault({ winner, left, undeclared }: GangDeal): Sentence | null {
  const { hand } = GANG;
  if (!(winner in left)) return ['pad-fault-winner', {}];
  if (left.some((cards) => !isCount(cards, hand))) return ['pad-fault-hand', { most: hand }];
  if (left.some((cards, seat) => cards === 0 && seat !== winner)) return ['pad-fault-winners', {}];
  // Who is out of the deal holds one card for good (GF-8.3).
  if (undeclared.some((seat) => seat === winner || left[seat] !== 1)) {
    return ['pad-fault-forgot', {}];
  }
  return null;
}

/** Why nobody can have taken these cards in a deal of 13; null where it can be. */
export function thirteenFault(deal: ThirteenDeal): Sentence | null {
  const { deck, most } = THIRTEEN;
  for (const colour of COLOURS) {
    const taken = deal.reduce((sum, tally) => sum + tally[colour], 0);
    if (deal.some((tally) => !isCount(tally[colour], deck[colour])) || taken > deck[colour]) {
      return ['pad-fault-colour', { colour, taken, most: deck[colour] }];
    }
  }
  const taken = takenIn(deal);
  return taken > most ? ['pad-fault-taken', { taken, most }] : null;
}

/** Why a deal of 13 was not counted to the end; null where it may have been. */
export function thirteenGap(deal: ThirteenDeal): Sentence | null {
  const least = THIRTEEN.least[deal.length] ?? 0;
  const taken = takenIn(deal);
  return taken < least ? ['pad-fault-few', { taken, least }] : null;
}

function takenIn(deal: ThirteenDeal): number {
  return deal.reduce((sum, tally) => COLOURS.reduce((all, one) => all + tally[one], sum), 0);
}

function isCount(cards: number, most: number): boolean {
  return Number.isInteger(cards) && cards >= 0 && cards <= most;
}
