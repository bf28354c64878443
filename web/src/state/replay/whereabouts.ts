// Where every card of the deck is, as far as somebody could know then.
import { cardsIn, numberOf } from '../../games/cards.ts';
import { handsAt, stepAt, type Replay } from './replay.ts';

/** Where a card is: in one's own hand, on the table, played earlier, in somebody's hand, or unseen. */
export type Where = 'own' | 'table' | 'gone' | 'held' | 'unseen';

export interface Whereabouts {
  readonly where: Where;
  /** Who holds it, where that is known. */
  readonly seat: number | null;
}

/** A kind of card, and where each of those is that are equal. */
export interface Kind {
  readonly card: string;
  readonly copies: readonly Whereabouts[];
}

const UNSEEN: Whereabouts = { where: 'unseen', seat: null };

/**
 * Where the cards are at *place* as *eyes* could know, by number; null sees all hands open.
 * Nothing where the game does not tell what is known.
 */
export function whereabouts(
  replay: Replay,
  place: number,
  eyes: number | null,
): readonly (readonly Kind[])[] | null {
  const { known } = stepAt(replay, place);
  if (known === null) return null;
  const found = new Map<string, Whereabouts[]>();
  const put = (cards: string, where: Where, seat: number | null = null) => {
    for (const card of cardsIn(cards))
      found.set(card, [...(found.get(card) ?? []), { where, seat }]);
  };
  for (const [seat, hand] of handsAt(replay, place).entries()) {
    if (seat === eyes) put(hand, 'own', seat);
    else put(eyes === null ? hand : (known.held[seat] ?? ''), 'held', seat);
  }
  put(known.table, 'table');
  put(known.gone, 'gone');
  return byNumber(kindsOf(replay.deck, found));
}

/** How many cards are where. */
export function countOf(kinds: readonly (readonly Kind[])[]): Readonly<Record<Where, number>> {
  const counts = { own: 0, table: 0, gone: 0, held: 0, unseen: 0 };
  for (const { copies } of kinds.flat()) for (const { where } of copies) counts[where] += 1;
  return counts;
}

function kindsOf(
  deck: readonly string[],
  found: ReadonlyMap<string, readonly Whereabouts[]>,
): readonly Kind[] {
  return [...new Set(deck)].map((card) => {
    const all = deck.filter((one) => one === card).length;
    const known = (found.get(card) ?? []).slice(0, all);
    const rest = Array.from({ length: all - known.length }, () => UNSEEN);
    return { card, copies: [...known, ...rest] };
  });
}

function byNumber(kinds: readonly Kind[]): readonly (readonly Kind[])[] {
  const rows = new Map<number, Kind[]>();
  for (const kind of kinds) {
    const number = numberOf(kind.card);
    rows.set(number, [...(rows.get(number) ?? []), kind]);
  }
  return [...rows.values()];
}
