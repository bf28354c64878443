// A match played with real cards, as it is kept: who plays by which rules, and what lay there.
import { padOf } from './pads.ts';

/** What is known of a match of any game before it is played. */
export interface Match {
  readonly game: string;
  readonly id: string;
  /** When it began, in milliseconds. */
  readonly begun: number;
  /** Who plays, by seat. */
  readonly names: readonly string[];
  /** Who deals first. */
  readonly dealer: number;
}

/** How a deal ended; what it is made of, only its game knows. */
export type Deal = object;

/** One match on the score pad; a game's own sheet may have its rules besides. */
export interface Sheet extends Match {
  readonly deals: readonly Deal[];
}

/** A match without names or deals, by the rules that people who read *language* begin with. */
export function newSheet(
  game: string,
  id: string,
  begun: number,
  seats: number,
  language: string,
): Sheet {
  const names = Array.from({ length: seats }, () => '');
  return padOf(game).start({ game, id, begun, names, dealer: 0 }, language);
}

/** The same players and rules, and nothing played yet. */
export function rematch(sheet: Sheet, id: string, begun: number): Sheet {
  return { ...sheet, id, begun, deals: [] };
}

/** *sheet* for so many players; whoever has no seat any more cannot deal first. */
export function withSeats(sheet: Sheet, seats: number): Sheet {
  const names = Array.from({ length: seats }, (_, seat) => sheet.names[seat] ?? '');
  return { ...sheet, names, dealer: sheet.dealer < seats ? sheet.dealer : 0 };
}

/** *sheet* with *deal* in the place of the one at *index*, or behind the last. */
export function withDeal(sheet: Sheet, index: number, deal: Deal): Sheet {
  return { ...sheet, deals: sheet.deals.toSpliced(index, 1, deal) };
}

/** *sheet* without the deal at *index*. */
export function withoutDeal(sheet: Sheet, index: number): Sheet {
  return { ...sheet, deals: sheet.deals.toSpliced(index, 1) };
}
