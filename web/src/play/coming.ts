// What comes after a deal: who deals, which way, and who owes whom a card (GF-4.1, GF-11).
import type { GangView, ThirteenView, View } from '../wire.gen.ts';
import type { Sentence } from '../words.ts';

type Name = (seat: number) => string;

/** What is said of the deal to come; nothing before the first and after the last. */
export function coming(view: View, name: Name): readonly Sentence[] {
  if (view.outcome !== null || view.pad.length === 0) return [];
  return view.game === 'gang' ? comingGang(view, name) : comingThirteen(view, name);
}

function comingGang(view: GangView, name: Name): readonly Sentence[] {
  const row = view.pad.at(-1);
  if (row === undefined || view.phase !== 'deal') return [];
  const taker = row.winner;
  const giver = giverOf(row.left, view.totals, taker);
  const direction = row.direction > 0 ? 'left' : 'right';
  const you = giver === view.seat ? 'giver' : taker === view.seat ? 'taker' : 'no';
  return [
    ['gang-next-deal', { who: name(taker), you: you === 'taker' ? 'yes' : 'no', direction }],
    ['gang-next-gift', { giver: name(giver), taker: name(taker), you }],
  ];
}

function comingThirteen(view: ThirteenView, name: Name): readonly Sentence[] {
  if (view.phase !== 'deal') return [];
  const beginner = (view.dealer + 1) % view.seats;
  const you = view.dealer === view.seat ? 'dealer' : beginner === view.seat ? 'beginner' : 'no';
  return [['thirteen-next-deal', { dealer: name(view.dealer), beginner: name(beginner), you }]];
}

/** Who has most cards left, then most points, then sits closest after the winner (GF-11.3). */
export function giverOf(
  left: readonly number[],
  totals: readonly number[],
  winner: number,
): number {
  const others = left.map((_, step) => (winner + step) % left.length).slice(1);
  const more = (one: number, other: number) =>
    (left[one] ?? 0) - (left[other] ?? 0) || (totals[one] ?? 0) - (totals[other] ?? 0);
  return others.reduce((best, seat) => (more(seat, best) > 0 ? seat : best));
}
