// All combos and how strong they are, as the engine has them; fetched when first needed.
import { parse } from '../../../net/json.ts';
import { cardsIn } from '../../cards.ts';
import address from './combos.gen.json?url';

/** The table as ``lastcard.exports.gang.combos`` writes it. */
interface Written {
  readonly cards: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
}

/** A combo: equal strengths are equal, and gangs are above everything else. */
export interface Combo {
  readonly cards: string;
  readonly type: string;
  readonly strength: number;
}

export interface Strengths {
  /** The combo that the cards are, if they are any. */
  of(cards: string): Combo | undefined;
  /** All combos that the cards of a hand make, weakest first. */
  within(hand: readonly string[]): readonly Combo[];
}

let fetched: Promise<Strengths> | null = null;

/** The table, from the server the first time; what failed is tried again the next time. */
export function strengths(): Promise<Strengths> {
  fetched ??= fetch(address)
    .then((response) => response.text())
    .then(read)
    .catch((error: unknown) => {
      fetched = null;
      throw error;
    });
  return fetched;
}

/** The table that *text* holds. */
export function read(text: string): Strengths {
  const { cards, types } = parse<Written>(text);
  const all: Combo[] = [];
  for (const [type, words] of Object.entries(types)) {
    for (const level of words.split(' ')) {
      const strength = all.length;
      for (const word of level.split('=')) {
        all.push({ cards: Array.from(word, (sign) => cards[sign]).join(' '), type, strength });
      }
    }
  }
  const places = new Map(all.map((combo) => [combo.cards, combo]));
  const apart = all.map((combo) => cardsIn(combo.cards));
  return {
    of: (text) => places.get(text),
    within: (hand) => {
      const once = new Set(hand);
      const twice = new Set(hand.filter((card, place) => hand.indexOf(card) < place));
      // Equal cards are neighbours, and there are no three of them.
      const holds = (cards: readonly string[]) =>
        cards.every((card, place) => (card === cards[place - 1] ? twice : once).has(card));
      return all.filter((_, place) => holds(apart[place] ?? []));
    },
  };
}
