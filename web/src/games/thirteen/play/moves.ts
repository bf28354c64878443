// 13 from a view: where a card can go, and what comes of it. The server lists the moves.
import type { ThirteenTarget, ThirteenView } from '../../../net/wire.gen.ts';
import { colourOf, numberOf } from '../../cards.ts';
import type { Sentence } from '../../../words/words.ts';
import type { GameEvent } from '../../client.ts';
import { SCORING } from '../scoring.ts';

/** How much a target can bear (TH-2.5). */
export const LIMIT = SCORING.limit;

/** What comes of putting a card on a target. */
export interface Placement {
  readonly move: string;
  readonly target: string;
  readonly sum: number;
  /** How many cards it takes. */
  readonly takes: number;
}

/** Where the card can go now. */
export function placements(view: ThirteenView, card: string): readonly Placement[] {
  return view.legal.flatMap((move, place) => {
    if (move !== card && !move.startsWith(`${card}>`)) return [];
    const letter = move.split('>')[1] ?? colourOf(move);
    const target = view.targets.find(({ name }) => name === letter);
    if (target === undefined) return [];
    const sum = target.sum + numberOf(card);
    return [{ move, target: letter, sum, takes: view.duty?.takes[place] ?? 0 }];
  });
}

/** What the player, whose turn it is, has to do. */
export function task({ duty }: ThirteenView): Sentence {
  if (duty?.code !== 'take') return ['thirteen-duty-put', {}];
  return ['thirteen-duty-take', { cards: Math.min(...duty.takes), choices: duty.takes.length }];
}

/** The target that *move* names, where its card fits several; null where it names none. */
export function aimOf(move: string): string | null {
  return move.split('>')[1] ?? null;
}

/** What is meant: the only thing that can be done with a card, or what goes on the target *aim*. */
export function meant(choices: readonly Placement[], aim: string | null): Placement | undefined {
  return choices.length === 1 ? choices[0] : choices.find(({ target }) => target === aim);
}

/** What the button says that puts *card* where it can go; nothing where that is to be chosen. */
export function putSentence(card: string, target: string | undefined): Sentence {
  if (target === undefined) return ['web-thirteen-target', {}];
  const args = { colour: colourOf(card), value: numberOf(card), target };
  return ['web-thirteen-put', args];
}

/** How much room a target has, and the lowest value that is too much (0: none). */
export function roomOn(target: ThirteenTarget): { room: number; breaks: number } {
  const room = LIMIT - target.sum;
  return { room, breaks: SCORING.values.find((value) => value > room) ?? 0 };
}

/** The target whose cards *seat* has just taken; null where it took none. */
export function tookFrom(events: readonly GameEvent[], seat: number): string | null {
  const took = events.find((event) => event.event === 'took' && event.seat === seat);
  return took !== undefined && 'target' in took ? String(took.target) : null;
}
