// Gang of Four from a view: what can be played, and what there is to do. The server lists the moves.
import type { GangView } from '../wire.gen.ts';
import type { Sentence } from '../words.ts';
import { cardsAt, cardsIn, placesOf } from './cards.ts';
import { cardArgs, isGang } from './combos.ts';

export const PASS = 'pass';
export const CALL = 'last!';
const FORCED = new Set(['web-lead-highest', 'web-block', 'web-block-gang', 'web-open']);

/** The combos that can be played or the cards that can be given, each once, weakest first. */
export function plays(view: GangView): readonly string[] {
  return view.legal.filter((move) => move !== PASS && !move.endsWith('!') && !isCut(move));
}

/** The move that the chosen cards make; null where they make none. */
export function moveOf(view: GangView, chosen: readonly number[], calling: boolean): string | null {
  const cards = cardsAt(cardsIn(view.hand), chosen);
  const wanted = calling ? [`${cards}!`, cards] : [cards, `give ${cards}`];
  return wanted.find((move) => move !== '' && view.legal.includes(move)) ?? null;
}

/** The cards of a move, as text. */
export function cardsOf(move: string): string {
  return move.replace(/^give /, '').replace(/!$/, '');
}

/** The places of the next play after the chosen one, or of the one before it. */
export function step(view: GangView, chosen: readonly number[], by: 1 | -1): readonly number[] {
  const hand = cardsIn(view.hand);
  const all = plays(view).map(cardsOf);
  const now = all.indexOf(cardsAt(hand, chosen));
  const next = now < 0 && by < 0 ? all.length - 1 : (now + by + all.length) % all.length;
  return placesOf(hand, cardsIn(all[next] ?? ''));
}

/** Whether "Last card!" can be said: now, or together with a play that leaves one card. */
export function canCall(view: GangView): boolean {
  return view.legal.some((move) => move.endsWith('!'));
}

/** Where the deck can be cut. */
export function cuts(view: GangView): readonly number[] {
  return view.legal.filter(isCut).map((move) => Number(move.slice(4)));
}

/** The cards that can be played where a last card next door leaves no free choice; else null. */
export function allowed(view: GangView): ReadonlySet<string> | null {
  if (view.awaits !== view.seat || view.phase !== 'play') return null;
  const [message] = view.to_beat === null ? lead(view, '') : answer(view, '');
  if (!FORCED.has(message)) return null;
  return new Set(plays(view).flatMap(cardsIn));
}

/** The seat that plays after *seat* in this deal. */
export function nextSeat(view: GangView, seat: number): number {
  const turn = (from: number) => (from + view.direction + view.seats) % view.seats;
  let next = turn(seat);
  while (view.out.includes(next) && next !== seat) next = turn(next);
  return next;
}

/** What the player has to do now; *name* tells who sits on a seat. */
export function task(view: GangView, name: (seat: number) => string): Sentence {
  if (view.seat === null || view.awaits !== view.seat) return waiting(view, name);
  if (cuts(view).length > 0) return [view.phase === 'cut' ? 'web-cut' : 'web-show', {}];
  if (view.exchange !== null && view.exchange.returned === null) {
    return ['gang-task-give', { who: name(view.exchange.giver) }];
  }
  if (view.legal.includes(CALL)) return ['web-call', {}];
  const next = name(nextSeat(view, view.seat));
  return view.to_beat === null ? lead(view, next) : answer(view, next);
}

function waiting(view: GangView, name: (seat: number) => string): Sentence {
  if (view.legal.includes(CALL)) return ['web-call', {}];
  const { awaits } = view;
  return awaits === null || awaits < 0
    ? ['web-shuffling', {}]
    : ['web-turn', { who: name(awaits) }];
}

function lead(view: GangView, who: string): Sentence {
  const hand = cardsIn(view.hand);
  const all = plays(view);
  if (view.deal === 1 && hand.includes('M1')) return ['web-open', {}];
  // Only a last card next door keeps single cards from being led (GF-9.3).
  if (hand.length > 1 && !all.some(isSingle)) return ['gang-task-lead-several', { who }];
  if (hand.length > 1 && all.length === 1) {
    return ['web-lead-highest', { who, ...cardArgs(all[0] ?? '') }];
  }
  return ['web-lead', {}];
}

function answer(view: GangView, who: string): Sentence {
  const all = plays(view);
  if (view.legal.includes(PASS)) return [all.length > 0 ? 'web-beat' : 'web-cannot', {}];
  // A pass is refused only before a last card (GF-9.1, GF-9.2).
  const single = all.find(isSingle);
  if (single === undefined) return ['web-block-gang', { who }];
  return ['web-block', { who, gang: all.some(isGang) ? 'yes' : 'no', ...cardArgs(single) }];
}

function isSingle(cards: string): boolean {
  return !cards.includes(' ');
}

function isCut(move: string): boolean {
  return move.startsWith('cut ');
}
