// What comes after a deal of 13: who deals, and who begins.
import type { ThirteenView } from '../../../net/wire.gen.ts';
import type { Sentence } from '../../../words/words.ts';
import type { Name } from '../../client.ts';

/** What is said of the deal to come; nothing before the first and after the last. */
export function coming(view: ThirteenView, name: Name): readonly Sentence[] {
  const { next_deal: next, pad, seat } = view;
  if (next === null || next.leader === null || pad.length === 0) return [];
  return [nextDeal(next.dealer, next.leader, seat, name)];
}

/** The next deal, as *seat* hears it. */
export function nextDeal(
  dealer: number,
  beginner: number,
  seat: number | null,
  name: Name,
): Sentence {
  const you = dealer === seat ? 'dealer' : beginner === seat ? 'beginner' : 'no';
  return ['thirteen-next-deal', { dealer: name(dealer), beginner: name(beginner), you }];
}
