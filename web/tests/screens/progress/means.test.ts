import { describe, expect, test } from 'vitest';
import { comparable, kindsOf, meanOf, periodsOf } from '../../../src/screens/progress/means.ts';
import type { ProgressMatch } from '../../../src/net/wire.gen.ts';

function match(finished: number, losses: readonly number[], reference = 'r'): ProgressMatch {
  const tally = {
    choices: losses.length,
    lost: losses.reduce((all, one) => all + one, 0),
    squares: losses.reduce((all, one) => all + one * one, 0),
  };
  return {
    ...tally,
    match: `m${finished}`,
    finished,
    won: false,
    reference,
    errors: 0,
    kinds: { leading: tally },
    result: null,
    luck: null,
    chance_luck: null,
  };
}

describe('a mean', () => {
  test('is that of all choices, whichever match they are of', () => {
    const mean = meanOf([match(1, [1, 1, 1]), match(2, [5])]);
    expect(mean).toMatchObject({ matches: 2, choices: 4, mean: 2 });
    // The losses 1, 1, 1 and 5 deviate by √(12 / 3) = 2, and their mean by 1.
    expect(mean?.high).toBeCloseTo(3.96);
    expect(mean?.low).toBeCloseTo(0.04);
  });

  test('is never surely below nothing', () => {
    expect(meanOf([match(1, [0, 0, 9])])?.low).toBe(0);
  });

  test('of one choice has no interval, and of none there is no mean', () => {
    expect(meanOf([match(1, [3])])).toMatchObject({ low: 3, high: 3 });
    expect(meanOf([match(1, [])])).toBeNull();
    expect(meanOf([])).toBeNull();
  });
});

describe('periods', () => {
  test('take some matches in a row together, so that a curve has few points', () => {
    const matches = Array.from({ length: 25 }, (_, day) => match(day, [day]));
    const periods = periodsOf(matches, 12);
    expect(periods).toHaveLength(9);
    expect(periods[0]).toMatchObject({ from: 0, to: 2, matches: 3, mean: 1 });
    expect(periods.at(-1)).toMatchObject({ from: 24, to: 24, matches: 1 });
  });

  test('without a choice are left out', () => {
    expect(periodsOf([match(1, []), match(2, [1])])).toHaveLength(1);
  });
});

test('kinds of choices come with the dearest first', () => {
  const passing = { choices: 2, lost: 2, squares: 2 };
  const leading = { choices: 2, lost: 1, squares: 1 };
  const found = kindsOf([{ ...match(1, []), kinds: { leading, passing } }, match(2, [1])]);
  expect(found.map(({ kind, choices }) => [kind, choices])).toEqual([
    ['passing', 2],
    ['leading', 3],
  ]);
});

test('what another reference player judged is not compared', () => {
  const matches = [match(1, [1], 'old'), match(2, [1], 'new'), match(3, [1], 'new')];
  expect(comparable(matches).map(({ finished }) => finished)).toEqual([2, 3]);
  expect(comparable([])).toEqual([]);
});
