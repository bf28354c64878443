// What comes after a deal of Gang of Four: who deals, which way, and who owes whom a card (GF-4.1, GF-11).
import type { GangView } from '../../../net/wire.gen.ts';
import type { Sentence } from '../../../words/words.ts';
import type { Name } from '../../client.ts';
import { turnsClockwise } from './moves.ts';

/** What is said of the deal to come; nothing before the first and after the last. */
export function coming(view: GangView, name: Name): readonly Sentence[] {
  const { next_deal: next, pad, seat } = view;
  if (next === null || next.giving === null || pad.length === 0) return [];
  return nextDeal(turnsClockwise(next.direction), next.giving, seat, name);
}

/** The next deal, as *seat* hears it: the taker of the gift deals and leads. */
export function nextDeal(
  clockwise: boolean,
  { giver, taker }: { readonly giver: number; readonly taker: number },
  seat: number | null,
  name: Name,
): readonly Sentence[] {
  const direction = clockwise ? 'left' : 'right';
  const you = giver === seat ? 'giver' : taker === seat ? 'taker' : 'no';
  return [
    ['gang-next-deal', { who: name(taker), you: you === 'taker' ? 'yes' : 'no', direction }],
    ['gang-next-gift', { giver: name(giver), taker: name(taker), you }],
  ];
}
