// What a view tells besides what every view does, as names and values: the game's own words for it.
import type { GameView } from '../client.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Whether the value reads like cards. */
  readonly cards: boolean;
}

/** What is drawn already, or is nobody's business at the table. */
const DRAWN: ReadonlySet<string> = new Set([
  'game',
  'seat',
  'seats',
  'options',
  'number',
  'deal',
  'phase',
  'dealer',
  'direction',
  'awaits',
  'hand',
  'counts',
  'totals',
  'pad',
  'opened',
  'outcome',
  'legal',
  'duty',
  'next_deal',
]);
const CARDS = /^[A-Z]\w{0,3}( [A-Z]\w{0,3})*$/;

/** What lies open for all. */
export function commonFacts(view: GameView): readonly Fact[] {
  return ownFacts(view).flatMap(([name, value]) =>
    isBySeat(view, value) || value === null || value === '' ? [] : [fact(name, value)],
  );
}

/** What is known of *seat*. */
export function seatFacts(view: GameView, seat: number): readonly Fact[] {
  return ownFacts(view).flatMap(([name, value]) =>
    isBySeat(view, value) ? [fact(name, value[seat])] : [],
  );
}

function ownFacts(view: GameView): readonly (readonly [string, unknown])[] {
  return Object.entries(view).filter(([name]) => !DRAWN.has(name));
}

function isBySeat({ seats }: GameView, value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length === seats;
}

function fact(name: string, value: unknown): Fact {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return { name: name.replaceAll('_', ' '), value: text, cards: CARDS.test(text) };
}
