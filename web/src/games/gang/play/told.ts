// What happened in Gang of Four, in words and in sounds.
import type { GangEvent, GangGiven } from '../../../net/wire.gen.ts';
import type { Sound } from '../../../sound/sounds.ts';
import type { Sentence } from '../../../words/words.ts';
import type { Name } from '../../client.ts';
import { cardArgs, comboArgs, isGang } from './combos.ts';

/** What happened in the deal *deal*, to who sits on the seat *me*; *owner* has played last before. */
export function tell(
  event: GangEvent,
  me: number | null,
  name: Name,
  owner: number | null,
  deal: number,
): Sentence | null {
  const who = (seat: number) => ({ who: name(seat), you: seat === me ? 'yes' : 'no' });
  switch (event.event) {
    case 'dealt':
      return ['web-heard-dealt', { ...who(event.dealer), deal: event.deal }];
    case 'deck_cut':
      return ['gang-cut', { ...who(event.seat), at: event.at }];
    case 'card_shown': {
      const again = event.again ? 'yes' : 'no';
      return ['gang-shown', { ...who(event.seat), again, ...cardArgs(event.card) }];
    }
    case 'given':
      return given(event, me, name);
    case 'played':
      return [
        'web-heard-played',
        { ...who(event.seat), left: event.left, ...comboArgs(event.cards) },
      ];
    case 'passed':
      return ['web-heard-passed', who(event.seat)];
    case 'declared':
      return ['web-heard-declared', who(event.seat)];
    case 'undeclared':
      return ['web-heard-undeclared', who(event.seat)];
    case 'cycle_ended':
      // Who is out of the deal leads no more, whoever played last.
      return [event.leader === owner ? 'web-cycle-won' : 'gang-leads', who(event.leader)];
    case 'deal_ended':
      return ['web-won-deal', { ...who(event.winner), deal }];
    case 'match_ended':
      return null; // the score is shown, and read from there
  }
}

/** The words for a card that crosses the table. */
export function given(
  { giver, taker, card, forced }: Omit<GangGiven, 'event'>,
  me: number | null,
  name: Name,
): Sentence {
  const you = giver === me ? 'giver' : taker === me ? 'taker' : 'no';
  const args = { giver: name(giver), taker: name(taker), you, ...cardArgs(card) };
  return [forced ? 'gang-given-forced' : 'gang-given-back', args];
}

/** The sounds of what happened. */
export function sounds(event: GangEvent): readonly Sound[] {
  switch (event.event) {
    case 'played':
      return [isGang(event.cards) ? 'heavy' : 'card'];
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
    case 'cycle_ended':
    case 'deal_ended':
    case 'match_ended':
      return [];
  }
}
