// What a result is made of: numbers that add up as they are shown, and bars.
import type { LedgerRow, Shares } from '../../net/wire.gen.ts';
import { sum, type Unit } from './findings.ts';

/** The parts of a result, in the order in which they come about. */
export const PARTS = ['dealt', 'exchange', 'others', 'own', 'hidden'] as const;
export type PartName = (typeof PARTS)[number];

/** A stretch of a bar, in percent of its room. */
export interface Stretch {
  readonly part: PartName;
  readonly from: number;
  readonly width: number;
}

export interface Bar {
  readonly stretches: readonly Stretch[];
  /** Where the result stands. */
  readonly result: number;
}

/** How far bars reach to both sides of nothing. */
export interface Reach {
  readonly below: number;
  readonly above: number;
}

/** The shares of a row in *unit*. */
export function sharesIn(row: LedgerRow, unit: Unit): Shares {
  return unit === 'points' ? row : row.chance;
}

/** The parts that there are in some of *rows*: a game without an exchange has none. */
export function partsIn(rows: readonly Shares[]): readonly PartName[] {
  return PARTS.filter((part) => part === 'own' || rows.some((row) => row[part] !== 0));
}

/** All of *shares* together. */
export function totalOf(shares: readonly Shares[]): Shares {
  const all = (part: keyof Shares) => sum(shares.map((share) => share[part]));
  return {
    result: all('result'),
    dealt: all('dealt'),
    exchange: all('exchange'),
    others: all('others'),
    own: all('own'),
    hidden: all('hidden'),
  };
}

/**
 * *shares* rounded to whole multiples of *step*, so that the parts still add up to the result: what
 * rounding each alone would leave over goes to those that it would change most.
 */
export function rounded(shares: Shares, step: number): Shares {
  const result = Math.round(shares.result / step);
  const exact = PARTS.map((part) => shares[part] / step);
  const whole = exact.map((value) => Math.round(value));
  const gap = result - sum(whole);
  const by = Math.sign(gap);
  const order = PARTS.map((_, at) => at).toSorted(
    (one, other) => by * (left(exact, whole, other) - left(exact, whole, one)),
  );
  for (const at of order.slice(0, Math.abs(gap))) whole[at] = (whole[at] ?? 0) + by;
  const shown = (at: number) => ((whole[at] ?? 0) || 0) * step;
  return {
    result: (result || 0) * step,
    dealt: shown(0),
    exchange: shown(1),
    others: shown(2),
    own: shown(3),
    hidden: shown(4),
  };
}

/** How far bars for all of *rows* have to reach. */
export function reachOf(rows: readonly Shares[]): Reach {
  const side = (sign: 1 | -1) =>
    Math.max(0, ...rows.map((row) => sum(PARTS.map((part) => Math.max(0, sign * row[part])))));
  const [below, above] = [side(-1), side(1)];
  return below + above === 0 ? { below: 1, above: 1 } : { below, above };
}

/** Where nothing is, in percent of the room. */
export function zeroOf({ below, above }: Reach): number {
  return (100 * below) / (below + above);
}

/** The bar of *shares*: what brought something to the right of nothing, what cost to the left. */
export function barOf(shares: Shares, reach: Reach): Bar {
  const scale = 100 / (reach.below + reach.above);
  const zero = zeroOf(reach);
  let [left, right] = [zero, zero];
  const stretches = PARTS.flatMap((part): readonly Stretch[] => {
    const width = Math.abs(shares[part]) * scale;
    if (width === 0) return [];
    if (shares[part] < 0) {
      left -= width;
      return [{ part, from: left, width }];
    }
    right += width;
    return [{ part, from: right - width, width }];
  });
  return { stretches, result: zero + shares.result * scale };
}

function left(exact: readonly number[], whole: readonly number[], at: number): number {
  return (exact[at] ?? 0) - (whole[at] ?? 0);
}
