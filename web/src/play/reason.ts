// Why the chosen cards cannot be played now, in a few words for the button.
import type { GangView } from '../wire.gen.ts';
import { cardsIn } from './cards.ts';
import { cardArgs, comboArgs } from './combos.ts';
import { nextSeat, plays } from './gang.ts';
import type { Combo, Strengths } from './strengths.ts';
import type { Sentence } from '../words.ts';

/** Why the *cards*, which the server does not list, cannot be played by whose turn it is. */
export function reason(
  view: GangView,
  cards: string,
  strengths: Strengths,
  name: (seat: number) => string,
): Sentence {
  if (view.phase === 'exchange') return ['web-why-give', {}];
  const combo = strengths.of(cards);
  if (combo === undefined) return ['web-why-no-combo', {}];
  const lower = view.to_beat === null ? null : tooLow(combo, view.to_beat, strengths);
  if (lower !== null) return lower;
  if (view.to_beat === null && !plays(view).some((move) => !move.includes('M1'))) {
    return [cards.includes('M1') ? 'web-why-open-small' : 'web-why-open', {}];
  }
  return held(view, name);
}

function tooLow(combo: Combo, toBeat: string, strengths: Strengths): Sentence | null {
  const below = strengths.of(toBeat);
  if (below === undefined) return null;
  const class_ = answers(below);
  if (answers(combo) !== class_) return class_ === 'gang' || !isGang(combo) ? size(class_) : null;
  if (combo.strength > below.strength) return null;
  const level = combo.strength === below.strength;
  return [level ? 'web-why-level' : 'web-why-lower', comboArgs(toBeat)];
}

// What is high enough and yet not listed is held back by a last card next door.
function held(view: GangView, name: (seat: number) => string): Sentence {
  const who = name(nextSeat(view, view.seat ?? 0));
  const single = plays(view).find((move) => !move.includes(' '));
  if (single !== undefined) return ['web-why-highest', { who, ...cardArgs(single) }];
  return [view.to_beat === null ? 'web-why-several' : 'web-why-gang', { who }];
}

/** What can be answered with what: so many cards, or gangs of any size. */
function answers(combo: Combo): string {
  return isGang(combo) ? 'gang' : String(cardsIn(combo.cards).length);
}

// Fluent tells numbers apart by number, and a gang by its name.
function size(class_: string): Sentence {
  return ['web-why-size', { size: class_ === 'gang' ? class_ : Number(class_) }];
}

function isGang({ type }: Combo): boolean {
  return type.startsWith('gang');
}
