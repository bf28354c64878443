// What there is to do, in words: the engine has decided it, and tells it in the view.
import type { GangBlock, GangDuty, GangView } from '../../../net/wire.gen.ts';
import type { Args, Sentence } from '../../../words/words.ts';
import { cardsIn } from '../../cards.ts';
import { cardArgs } from './combos.ts';
import { isOut, plays } from './moves.ts';

type Name = (seat: number) => string;

const FORCED: ReadonlySet<GangDuty['code'] | undefined> = new Set([
  'open',
  'lead-highest',
  'block',
]);

/** What the player has to do now, or whom they wait for; *name* tells who sits on a seat. */
export function task(view: GangView, name: Name): Sentence {
  if (isOut(view)) return ['web-heard-undeclared', { who: '', you: 'yes' }];
  if (view.duty !== null) return wording(view.duty, name);
  const { awaits } = view;
  return awaits === null || awaits < 0
    ? ['web-shuffling', {}]
    : ['web-turn', { who: name(awaits) }];
}

/** The cards that can be played where there is no free choice; else null. */
export function allowed({ duty, ...view }: GangView): ReadonlySet<string> | null {
  if (!FORCED.has(duty?.code)) return null;
  return new Set(plays(view).flatMap(cardsIn));
}

function wording(duty: GangDuty, name: Name): Sentence {
  switch (duty.code) {
    case 'give':
      return ['gang-duty-give', { who: name(duty.to) }];
    case 'lead-several':
      return ['gang-duty-lead-several', { who: name(duty.next) }];
    case 'lead-highest':
      return ['gang-duty-lead-highest', { who: name(duty.next), ...cardArgs(duty.card) }];
    case 'block':
      return ['gang-duty-block', { who: name(duty.next), ...blockArgs(duty) }];
    default:
      return [`gang-duty-${duty.code}`, {}];
  }
}

function blockArgs({ card, gang }: GangBlock): Args {
  return card === null ? { gang: 'only' } : { gang: gang ? 'yes' : 'no', ...cardArgs(card) };
}
