// What comes after a deal: who deals, which way, and who owes whom a card (GF-4.1, GF-11).
import type { GangView, ThirteenView, View } from '../wire.gen.ts';
import type { Sentence } from '../words.ts';
import { turnsClockwise } from './around.ts';
import { SCORING, giverOf } from './scoring.ts';

type Name = (seat: number) => string;

/** What is said of the deal to come; nothing before the first and after the last. */
export function coming(view: View, name: Name): readonly Sentence[] {
  if (view.outcome !== null || view.pad.length === 0) return [];
  return view.game === 'gang' ? comingGang(view, name) : comingThirteen(view, name);
}

function comingGang(view: GangView, name: Name): readonly Sentence[] {
  const row = view.pad.at(-1);
  if (row === undefined || view.phase !== 'deal') return [];
  const gift = { ...giverOf(row.left, view.totals, row.winner), taker: row.winner };
  return nextGang(turnsClockwise(view), gift, view.seat, name);
}

function comingThirteen(view: ThirteenView, name: Name): readonly Sentence[] {
  if (view.phase !== 'deal') return [];
  const beginner = (view.dealer + SCORING.thirteen.leader) % view.seats;
  return [nextThirteen(view.dealer, beginner, view.seat, name)];
}

/** The next deal of Gang of Four, as *seat* hears it: the taker of the gift deals and leads. */
export function nextGang(
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

/** The next deal of 13, as *seat* hears it. */
export function nextThirteen(
  dealer: number,
  beginner: number,
  seat: number | null,
  name: Name,
): Sentence {
  const you = dealer === seat ? 'dealer' : beginner === seat ? 'beginner' : 'no';
  return ['thirteen-next-deal', { dealer: name(dealer), beginner: name(beginner), you }];
}
