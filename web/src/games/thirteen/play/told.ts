// What happened in 13, in words and in sounds.
import type { ThirteenEvent } from '../../../net/wire.gen.ts';
import type { Sound } from '../../../sound/sounds.ts';
import type { Sentence } from '../../../words/words.ts';
import { colourOf, numberOf } from '../../cards.ts';
import type { Name } from '../../client.ts';

/** What happened in the deal *deal*, to who sits on the seat *me*. */
export function tell(
  event: ThirteenEvent,
  me: number | null,
  name: Name,
  deal: number,
): Sentence | null {
  const who = (seat: number) => ({ who: name(seat), you: seat === me ? 'yes' : 'no' });
  switch (event.event) {
    case 'dealt':
      return ['web-heard-dealt', { ...who(event.dealer), deal: event.deal }];
    case 'played': {
      const { card, target, sum } = event;
      const put = { colour: colourOf(card), value: numberOf(card), target, sum };
      return ['web-heard-put', { ...who(event.seat), ...put }];
    }
    case 'took':
      return ['web-heard-took', { ...who(event.seat), taken: event.taken }];
    case 'deal_ended':
      return ['web-deal-over', { deal }];
    case 'drew':
    case 'match_ended':
      return null; // the score is shown, and read from there
  }
}

/** The sounds of what happened. */
export function sounds({ event }: ThirteenEvent): readonly Sound[] {
  switch (event) {
    case 'dealt':
      return ['deal'];
    case 'played':
      return ['card'];
    case 'took':
      return ['take'];
    case 'drew':
    case 'deal_ended':
    case 'match_ended':
      return [];
  }
}
