// What is to be heard of what happened at the table. Making the tones is another file's part.
import { isGang } from './play/combos.ts';
import type { Event } from './wire.gen.ts';

export type Sound = 'card' | 'gang' | 'pass' | 'deal' | 'last' | 'take' | 'turn' | 'end';

/** The sounds of what happened, in order, each at most once. */
export function soundsOf(events: readonly Event[], yourTurn: boolean): readonly Sound[] {
  const heard = events.flatMap(soundOf);
  return [...new Set(yourTurn ? [...heard, 'turn' as const] : heard)];
}

function soundOf(event: Event): readonly Sound[] {
  switch (event.event) {
    case 'played':
      return ['cards' in event && isGang(event.cards) ? 'gang' : 'card'];
    case 'passed':
      return ['pass'];
    case 'given':
      return ['card'];
    case 'dealt':
    case 'deck_cut':
    case 'card_shown':
      return ['deal'];
    case 'declared':
    case 'undeclared':
      return ['last'];
    case 'took':
      return ['take'];
    case 'deal_ended':
    case 'match_ended':
      return ['end'];
    case 'cycle_ended':
    case 'drew':
      return [];
  }
}
