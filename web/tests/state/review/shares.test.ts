import { describe, expect, test } from 'vitest';
import type { Shares } from '../../../src/net/wire.gen.ts';
import { sum } from '../../../src/state/review/findings.ts';
import {
  PARTS,
  barOf,
  partsIn,
  reachOf,
  rounded,
  sharesIn,
  totalOf,
  zeroOf,
} from '../../../src/state/review/shares.ts';
import { FOUR, THIRTEEN, THREE } from './reviews.ts';

const ROW: Shares = { result: -7, dealt: -4, exchange: -0.5, others: 1, own: -2, hidden: -1.5 };
const ALL = [FOUR, THREE, THIRTEEN].flatMap(({ ledger }) => ledger);

describe('the parts of a result', () => {
  test('add up as they are shown, to the last digit', () => {
    for (const row of ALL) {
      for (const [unit, step] of [
        ['points', 0.1],
        ['chance', 0.001],
      ] as const) {
        const shares = sharesIn(row, unit);
        const shown = rounded(shares, step);
        const digits = (value: number) => Math.round(value / step);
        expect(sum(PARTS.map((part) => digits(shown[part])))).toBe(digits(shown.result));
        expect(Math.abs(shown.result - shares.result)).toBeLessThanOrEqual(step / 2 + 1e-9);
        for (const part of PARTS)
          expect(Math.abs(shown[part] - shares[part])).toBeLessThan(step + 1e-9);
      }
    }
  });

  test('give what rounding leaves over to those it would change most', () => {
    const shares = { result: 1, dealt: 0.34, exchange: 0, others: 0.33, own: 0.33, hidden: 0 };
    expect(rounded(shares, 0.1)).toMatchObject({ dealt: 0.4, exchange: 0, hidden: 0 });
  });

  test('of all deals together are those of the match', () => {
    const own = FOUR.ledger.filter(({ seat }) => seat === 1);
    const total = totalOf(own);
    expect(sum(PARTS.map((part) => total[part]))).toBeCloseTo(total.result, 9);
    expect(total.result).toBeCloseTo(sum(own.map(({ result }) => result)), 9);
  });

  test('that a game does not have are not told', () => {
    expect(partsIn([{ ...ROW, exchange: 0 }])).toEqual(['dealt', 'others', 'own', 'hidden']);
    expect(partsIn([{ ...ROW, own: 0 }])).toContain('own');
  });
});

describe('a bar', () => {
  test('has what cost something left of nothing, without gaps, and the rest right of it', () => {
    const reach = reachOf([ROW]);
    expect(reach).toEqual({ below: 8, above: 1 });
    const { stretches, result } = barOf(ROW, reach);
    const zero = zeroOf(reach);
    expect(zero).toBeCloseTo((100 * 8) / 9);
    const left = stretches.filter(({ part }) => ROW[part] < 0);
    let edge = zero;
    for (const { from, width } of left) {
      expect(from + width).toBeCloseTo(edge);
      edge = from;
    }
    expect(edge).toBeCloseTo(0);
    expect(stretches.find(({ part }) => part === 'others')?.from).toBeCloseTo(zero);
    expect(result).toBeCloseTo(zero - 7 * (100 / 9));
  });

  test('of nothing has no stretches', () => {
    const nothing = { result: 0, dealt: 0, exchange: 0, others: 0, own: 0, hidden: 0 };
    expect(barOf(nothing, reachOf([nothing]))).toEqual({ stretches: [], result: 50 });
  });

  test('never leaves its room', () => {
    const reach = reachOf(ALL);
    for (const row of ALL) {
      for (const { from, width } of barOf(row, reach).stretches) {
        expect(from).toBeGreaterThanOrEqual(-1e-9);
        expect(from + width).toBeLessThanOrEqual(100 + 1e-9);
      }
    }
  });
});
