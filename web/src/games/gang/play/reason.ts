// Why the chosen cards cannot be played now, in a few words for the button.
import type { GangDuty, GangView } from '../../../net/wire.gen.ts';
import { cardArgs, comboArgs } from './combos.ts';
import { relation, sizeOf } from './relation.ts';
import type { Combo, Strengths } from './strengths.ts';
import type { Sentence } from '../../../words/words.ts';

/** Why the *cards*, which the server does not list, cannot be played by whose turn it is. */
export function reason(
  view: GangView,
  cards: string,
  strengths: Strengths,
  name: (seat: number) => string,
): Sentence {
  const { duty } = view;
  if (duty?.code === 'give') return ['web-why-give', {}];
  const combo = strengths.of(cards);
  if (combo === undefined) return ['web-why-no-combo', {}];
  const lower = view.to_beat === null ? null : tooLow(combo, view.to_beat, strengths);
  if (lower !== null) return lower;
  return (duty === null ? null : keptBack(duty, cards, name)) ?? ['web-not-playable', {}];
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

// Why what is high enough may not be played; null where nothing forbids it.
function keptBack(duty: GangDuty, cards: string, name: (seat: number) => string): Sentence | null {
  switch (duty.code) {
    case 'open':
      return [cards.includes('M1') ? 'web-why-open-small' : 'web-why-open', {}];
    case 'lead-several':
      return ['web-why-several', { who: name(duty.next) }];
    case 'lead-highest':
    case 'block': {
      const who = name(duty.next);
      return duty.card === null
        ? ['web-why-gang', { who }]
        : ['web-why-highest', { who, ...cardArgs(duty.card) }];
    }
    default:
      return null;
  }
}
