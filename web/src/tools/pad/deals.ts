// The deals of a match as text: a sign for each number, deal after deal. The first version of the text
// had dots between the numbers, and is still read.
import { COLOURS } from '../../games/thirteen/scoring.ts';
import type { ThirteenTally } from '../../net/wire.gen.ts';
import { gangFault, thirteenFault } from './faults.ts';
import type { GangDeal, ThirteenDeal } from './sheet.ts';

/** Enough signs for every hand; after 9 come letters. */
const BASE = 17;
/** One card left, and "Last card!" forgotten. */
const FORGOT = 'x';

/** What everybody had left, deal after deal; 0 has won. */
export function writeGang(deals: readonly GangDeal[]): string {
  const sign = ({ winner, left, undeclared }: GangDeal, seat: number) =>
    undeclared.includes(seat) ? FORGOT : signOf(seat === winner ? 0 : (left[seat] ?? 0));
  return deals.map((deal) => deal.left.map((_, seat) => sign(deal, seat)).join('')).join('');
}

/** What everybody took, deal after deal: blue, yellow, green and rotten of each. */
export function writeThirteen(deals: readonly ThirteenDeal[]): string {
  return deals
    .flat()
    .map((tally) => COLOURS.map((colour) => signOf(tally[colour])).join(''))
    .join('');
}

/** The deals that *text* holds; null in the place of one that cannot be. */
export function readGang(text: string, seats: number): readonly (GangDeal | null)[] {
  return pieces(text, seats).map((signs) => {
    const left = signs.map((sign) => (sign === FORGOT ? 1 : countOf(sign)));
    const undeclared = signs.flatMap((sign, seat) => (sign === FORGOT ? [seat] : []));
    return gangDeal(left.indexOf(0), left, undeclared, seats);
  });
}

/** The same of 13. */
export function readThirteen(text: string, seats: number): readonly (ThirteenDeal | null)[] {
  return pieces(text, seats * COLOURS.length).map((signs) => {
    const rows = pieces(signs.join(''), COLOURS.length);
    return thirteenDeal(
      rows.map((row) => row.map(countOf)),
      seats,
    );
  });
}

/** A deal of the first version: the winner, then the counts, with a star where it was forgotten. */
export function readFirstGang(text: string, seats: number): GangDeal | null {
  const [first = '', rest = ''] = text.split('_');
  const counts = rest.split('.');
  const left = counts.map((count) => numberOf(count.replace('*', '')));
  const undeclared = counts.flatMap((count, seat) => (count.endsWith('*') ? [seat] : []));
  return gangDeal(numberOf(first), left, undeclared, seats);
}

/** A deal of 13 of the first version. */
export function readFirstThirteen(text: string, seats: number): ThirteenDeal | null {
  return thirteenDeal(
    text.split('_').map((counts) => counts.split('.').map(numberOf)),
    seats,
  );
}

/** The cards of each colour, counted in the order of the colours; null where a number is missing. */
export function tallyOf(counts: readonly (number | null)[]): ThirteenTally | null {
  const [blue, yellow, green, rotten, more] = counts;
  if (blue == null || yellow == null || green == null || rotten == null) return null;
  return more === undefined ? { blue, yellow, green, rotten } : null;
}

/** The number that *text* is; null where it is none. */
export function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether nothing is missing. */
export function areWhole<T>(all: readonly (T | null)[]): all is readonly T[] {
  return !all.includes(null);
}

function gangDeal(
  winner: number | null,
  left: readonly (number | null)[],
  undeclared: readonly number[],
  seats: number,
): GangDeal | null {
  if (winner === null || !areWhole(left) || left.length !== seats) return null;
  const deal = { winner, left, undeclared };
  return gangFault(deal) === null ? deal : null;
}

function thirteenDeal(
  counts: readonly (readonly (number | null)[])[],
  seats: number,
): ThirteenDeal | null {
  const deal = counts.map(tallyOf);
  if (!areWhole(deal) || deal.length !== seats) return null;
  return thirteenFault(deal) === null ? deal : null;
}

function signOf(count: number): string {
  return count.toString(BASE);
}

function countOf(sign: string): number | null {
  return /^[0-9a-g]$/.test(sign) ? parseInt(sign, BASE) : null;
}

function pieces(text: string, length: number): readonly (readonly string[])[] {
  const signs = Array.from(text);
  return Array.from({ length: Math.ceil(signs.length / length) }, (_, piece) =>
    signs.slice(piece * length, (piece + 1) * length),
  );
}
