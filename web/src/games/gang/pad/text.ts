// A match of Gang of Four as text. The first version had dots between the numbers, and is still read.
import type { Match } from '../../../tools/pad/sheet.ts';
import { areWhole, countOf, numberOf, pieces, signOf } from '../../../tools/pad/signs.ts';
import { isPriced } from '../scoring.ts';
import { fault, type GangDeal, type GangSheet } from './sheet.ts';

/** One card left, and "Last card!" forgotten. */
const FORGOT = 'x';

/** The fields that only this game has, in their order: their letters, by their names. */
export const letters = { edition: 'e', undeclared: 'u', target: 't', target_rule: 'r' };

/** What these fields hold. */
export function fields(sheet: GangSheet): Readonly<Record<keyof typeof letters, string | number>> {
  const { edition, undeclared, target, target_rule } = sheet;
  return { edition, undeclared, target, target_rule };
}

/** The match, without its deals, that has these fields; null where there is none like that. */
export function sheetOf(match: Match, field: (name: string) => string | null): GangSheet | null {
  const priced = {
    undeclared: field('undeclared'),
    target: numberOf(field('target')),
    target_rule: field('target_rule'),
  };
  if (!isPriced(priced)) return null;
  return { ...match, edition: field('edition') ?? '', ...priced, deals: [] };
}

/** What everybody had left, deal after deal; 0 has won. */
export function writeDeals(deals: readonly GangDeal[]): string {
  const sign = ({ winner, left, undeclared }: GangDeal, seat: number) =>
    undeclared.includes(seat) ? FORGOT : signOf(seat === winner ? 0 : (left[seat] ?? 0));
  return deals.map((deal) => deal.left.map((_, seat) => sign(deal, seat)).join('')).join('');
}

/** The deals that *text* holds; null in the place of one that cannot be. */
export function readDeals(text: string, seats: number): readonly (GangDeal | null)[] {
  return pieces(text, seats).map((signs) => {
    const left = signs.map((sign) => (sign === FORGOT ? 1 : countOf(sign)));
    const undeclared = signs.flatMap((sign, seat) => (sign === FORGOT ? [seat] : []));
    return whole(left.indexOf(0), left, undeclared, seats);
  });
}

/** A deal of the first version: the winner, then the counts, with a star where it was forgotten. */
export function readFirst(text: string, seats: number): GangDeal | null {
  const [first = '', rest = ''] = text.split('_');
  const counts = rest.split('.');
  const left = counts.map((count) => numberOf(count.replace('*', '')));
  const undeclared = counts.flatMap((count, seat) => (count.endsWith('*') ? [seat] : []));
  return whole(numberOf(first), left, undeclared, seats);
}

function whole(
  winner: number | null,
  left: readonly (number | null)[],
  undeclared: readonly number[],
  seats: number,
): GangDeal | null {
  if (winner === null || !areWhole(left) || left.length !== seats) return null;
  const deal = { winner, left, undeclared };
  return fault(deal) === null ? deal : null;
}
