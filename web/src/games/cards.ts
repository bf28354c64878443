// Cards as the notation writes them, taken apart for drawing and sorting.

/** The words of a text: its cards. */
export function cardsIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

/** The cards of a text, each with the number of equal ones before it: no two are the same. */
export function copiesIn(text: string): readonly { card: string; copy: number }[] {
  const seen = new Map<string, number>();
  return cardsIn(text).map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}

/** The number or value of a card; phoenix and dragon stand above the 10. */
export function numberOf(card: string): number {
  const rest = card.slice(1);
  if (rest === 'P') return 11;
  return rest === 'D' ? 12 : Number(rest);
}

/** The letter of a card's colour. */
export function colourOf(card: string): string {
  return card.slice(0, 1);
}

export type Order = 'number' | 'colour' | 'plan';
/** The order after each of them. */
export const NEXT_ORDER: Readonly<Record<Order, Order>> = {
  number: 'colour',
  colour: 'plan',
  plan: 'number',
};

/** The places of a hand in the order in which it is shown; the hand itself ascends by number. */
export function arranged(hand: readonly string[], order: Order): readonly number[] {
  const places = hand.map((_, place) => place);
  if (order !== 'colour') return places;
  const rank = (place: number) => 'MGYRB'.indexOf(colourOf(hand[place] ?? ''));
  return places.toSorted((one, other) => rank(one) - rank(other) || one - other);
}

/** The cards at *places* of the hand, as text in the hand's own order. */
export function cardsAt(hand: readonly string[], places: readonly number[]): string {
  return hand.filter((_, place) => places.includes(place)).join(' ');
}

/** Where in the hand the *cards* are; of equal ones the first. */
export function placesOf(hand: readonly string[], cards: readonly string[]): readonly number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((held, at) => held === card && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}
