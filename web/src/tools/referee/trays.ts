// The cards in front of the referee: trays, one of which the next card goes into.

/** How a game lays its cards out. */
export interface Layout {
  readonly game: string;
  /** The trays; the first card goes into the first of them. */
  readonly trays: readonly string[];
  /** The deck, in ascending order. */
  readonly deck: readonly string[];
  /** Whether the cards of a tray lie in the order of the deck, and not as they came. */
  readonly sorted: boolean;
  /** The trays for one card, which the next one replaces. */
  readonly single: readonly string[];
  /** Whether *card* can lie in *tray* beside the cards that *lie* there. */
  fits(tray: string, lying: readonly string[], card: string): boolean;
}

export interface Trays {
  readonly layout: Layout;
  /** The cards by tray. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** The tray that the next card goes into. */
  readonly open: string;
}

/** Nothing lies there; what lies there is asked for first. */
export function emptyTrays(layout: Layout): Trays {
  const cards = Object.fromEntries(layout.trays.map((tray) => [tray, []]));
  return { layout, cards, open: layout.trays[0] ?? '' };
}

/** The cards in a tray. */
export function inTray(trays: Trays, tray: string): readonly string[] {
  return trays.cards[tray] ?? [];
}

/** Let the next card go into *tray*. */
export function turnTo(trays: Trays, tray: string): Trays {
  return { ...trays, open: tray };
}

/** Whether *card* can still go into the tray that is turned to. */
export function hasRoom(trays: Trays, card: string): boolean {
  const { layout, open } = trays;
  const used = Object.values(trays.cards).flat();
  if (countOf(used, card) >= countOf(layout.deck, card)) return false;
  return layout.fits(open, inTray(trays, open), card);
}

/** Put *card* into the tray that is turned to. */
export function add(trays: Trays, card: string): Trays {
  if (!hasRoom(trays, card)) return trays;
  const { layout, open } = trays;
  return put(trays, open, [...(layout.single.includes(open) ? [] : inTray(trays, open)), card]);
}

/** Take the card at *place* out of a tray. */
export function drop(trays: Trays, tray: string, place: number): Trays {
  return turnTo(put(trays, tray, inTray(trays, tray).toSpliced(place, 1)), tray);
}

/** Let the cards of *tray* be *cards*. */
export function put({ layout, ...trays }: Trays, tray: string, cards: readonly string[]): Trays {
  const place = (card: string) => layout.deck.indexOf(card);
  const sorted = layout.sorted ? cards.toSorted((one, other) => place(one) - place(other)) : cards;
  return { ...trays, layout, cards: { ...trays.cards, [tray]: sorted } };
}

function countOf(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length;
}
