// Why the chosen cards cannot be played now, in a few words for the button.
import type { GangView } from '../wire.gen.ts';
import { cardArgs, comboArgs } from './combos.ts';
import { nextSeat, plays } from './gang.ts';
import { relation, sizeOf } from './relation.ts';
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
  switch (relation(combo, below)) {
    case 'higher':
      return null;
    case 'size':
      return ['web-why-size', { size: sizeOf(below) }];
    case 'level':
      return ['web-why-level', comboArgs(toBeat)];
    case 'lower':
      return ['web-why-lower', comboArgs(toBeat)];
  }
}

// What is high enough and yet not listed is held back by a last card next door.
function held(view: GangView, name: (seat: number) => string): Sentence {
  const who = name(nextSeat(view, view.seat ?? 0));
  const single = plays(view).find((move) => !move.includes(' '));
  if (single !== undefined) return ['web-why-highest', { who, ...cardArgs(single) }];
  return [view.to_beat === null ? 'web-why-several' : 'web-why-gang', { who }];
}
