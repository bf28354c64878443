// Gang of Four from a view: what can be played. The server lists the moves.
import type { GangView } from '../../../net/wire.gen.ts';
import { cardsAt, cardsIn, placesOf } from '../../cards.ts';
import { isClockwise } from '../../circle.ts';
import type { GameView } from '../../client.ts';
import { SCORING } from '../scoring.ts';

export const PASS = 'pass';
export const CALL = 'last!';
/** What is said with one card left, as a message. */
export const LAST_CARD = 'web-last-card';

/** Whether the view is one of this game. */
export function isGangView(view: GameView): view is GangView {
  return view.game === 'gang';
}

/** Whether play in that direction goes round clockwise. */
export function turnsClockwise(direction: number): boolean {
  return isClockwise(SCORING, direction);
}

/** The combos that can be played or the cards that can be given, each once, weakest first. */
export function plays(view: Pick<GangView, 'legal'>): readonly string[] {
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

/** Which of the plays is chosen, counted from 1; null where none of them is. */
export function placeAmong(view: GangView, chosen: readonly number[]): number | null {
  const place = plays(view)
    .map(cardsOf)
    .indexOf(cardsAt(cardsIn(view.hand), chosen));
  return place < 0 ? null : place + 1;
}

/** Whether "Last card!" can be said: now, or together with a play that leaves one card. */
export function canCall(view: GangView): boolean {
  return view.legal.some((move) => move.endsWith('!'));
}

/** Whether a move that plays cards says "Last card!" too. */
export function isCalled(move: string): boolean {
  return move.endsWith('!') && move !== CALL;
}

/** Whether the player is out of this deal (GF-8.3). */
export function isOut({ seat, out }: GangView): boolean {
  return seat !== null && out.includes(seat);
}

/** Who else has come down to one card and may still say so. */
export function mayCall({ seat, counts, declared, out, phase }: GangView): readonly number[] {
  const silent = (one: number) => one !== seat && !declared.includes(one) && !out.includes(one);
  const last = counts.flatMap((cards, one) => (cards === 1 && silent(one) ? [one] : []));
  return phase === 'play' ? last : [];
}

/** Where the deck can be cut. */
export function cuts(view: GangView): readonly number[] {
  return view.legal.filter(isCut).map((move) => Number(move.slice(4)));
}

function isCut(move: string): boolean {
  return move.startsWith('cut ');
}
