// A hand sorted as one might play it: in as few combos as can be found, gangs kept whole.
import { cardsIn, numberOf, placesOf } from '../../cards.ts';
import { gangNumbers } from './gangs.ts';
import type { Strengths } from './strengths.ts';

/** So many steps are looked at; more would be felt. */
const STEPS = 20_000;

/** The places of the hand, combo after combo, the weakest first. */
export function planned(hand: readonly string[], strengths: Strengths): readonly number[] {
  const groups = gangsOf(hand).concat(fewest(looseOf(hand), strengths));
  const strength = (group: readonly string[]) => strengths.of(group.join(' '))?.strength ?? 0;
  const ordered = groups.toSorted((one, other) => strength(one) - strength(other));
  return placesOf(hand, ordered.flat());
}

function gangsOf(hand: readonly string[]): readonly (readonly string[])[] {
  return gangNumbers(hand).map((number) => hand.filter((card) => numberOf(card) === number));
}

function looseOf(hand: readonly string[]): readonly string[] {
  const gangs = gangNumbers(hand);
  return hand.filter((card) => !gangs.includes(numberOf(card)));
}

// The lowest card left has to go somewhere: try every combo it is in, the largest first.
function fewest(hand: readonly string[], strengths: Strengths): readonly (readonly string[])[] {
  const combos = strengths
    .within(hand)
    .map(({ cards }) => cardsIn(cards))
    .toSorted((one, other) => other.length - one.length);
  let best: readonly (readonly string[])[] = hand.map((card) => [card]);
  let steps = 0;

  function search(left: readonly string[], found: readonly (readonly string[])[]): void {
    const [lowest] = left;
    if (lowest === undefined) {
      if (found.length < best.length) best = found;
      return;
    }
    // Five cards at most go at once.
    if (found.length + Math.ceil(left.length / 5) >= best.length) return;
    for (const combo of combos) {
      steps += 1;
      if (steps > STEPS) return;
      const rest = combo[0] === lowest ? without(left, combo) : null;
      if (rest !== null) search(rest, [...found, combo]);
    }
  }
  search(hand, []);
  return best;
}

function without(hand: readonly string[], cards: readonly string[]): readonly string[] | null {
  const places = placesOf(hand, cards);
  if (places.length < cards.length) return null;
  return hand.filter((_, place) => !places.includes(place));
}
