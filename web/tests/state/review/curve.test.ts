import { describe, expect, test } from 'vitest';
import { HEIGHT, courseOf, curveOf, pathOf } from '../../../src/state/review/curve.ts';
import { NOTHING, findingsOf, isWrong } from '../../../src/state/review/findings.ts';
import { FOUR, THIRTEEN, choice } from './reviews.ts';

const WIDE = 360;

/** Two deals of one seat against another; the first brings 4 points, the second costs 1. */
const TWO = {
  ...NOTHING,
  choices: [
    choice({ deal: 1, number: 3 }),
    choice({ deal: 2, number: 9, grade: 'fine', loss: 0 }),
    choice({ deal: 2, number: 11, grade: 'blunder', loss: 5 }),
  ],
  curve: [
    { deal: 1, number: 3, points: [2, -2], chance: [0.6, 0.4] },
    { deal: 2, number: 9, points: [1, -1], chance: [0.7, 0.3] },
    { deal: 2, number: 10, points: [0, 0], chance: [0.65, 0.35] },
  ],
  ledger: [row({ deal: 1, result: 4 }, 0.2), row({ deal: 2, result: -1 }, 0.3)],
};

function row(told: { deal: number; result: number }, chance: number) {
  const parts = { dealt: 0, exchange: 0, others: 0, own: 0, hidden: told.result };
  const chances = { ...parts, result: chance, hidden: chance };
  return { ...parts, ...told, seat: 0, chance: chances };
}

describe('the curve', () => {
  test('is not there before the luck of a deal is known', () => {
    expect(curveOf({ ...TWO, curve: [] }, 0, 'points', WIDE)).toBeNull();
  });

  test('goes on from what earlier deals brought, and ends a deal with its result', () => {
    const curve = curveOf(TWO, 0, 'points', WIDE);
    const up = (value: number) => {
      const [low, high] = [
        curve?.ticks.find((tick) => tick.value === 0),
        curve?.ticks.find((tick) => tick.value === 4),
      ];
      return (low?.y ?? 0) + (((high?.y ?? 0) - (low?.y ?? 0)) * value) / 4;
    };
    const [first, second] = curve?.stages ?? [];
    const rounded = (numbers: readonly number[]) => numbers.map((one) => one.toFixed(5));
    const heights = (line: readonly { y: number }[] = []) => line.map(({ y }) => y);
    expect(rounded(heights(first?.line))).toEqual(rounded([2, 4].map(up)));
    expect(rounded(heights(second?.line))).toEqual(rounded([5, 4, 3].map(up)));
  });

  test('of the chance goes from an even match to who won it', () => {
    const curve = curveOf(TWO, 0, 'chance', WIDE);
    const ticks = new Map(curve?.ticks.map(({ value, y }) => [value, y]));
    expect(curve?.stages[1]?.line.at(-1)?.y).toBeCloseTo(ticks.get(1) ?? 0, 5);
    expect([...ticks.keys()]).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test('has its choices on the line, the worst on top', () => {
    const dots = curveOf(TWO, 0, 'points', WIDE)?.dots ?? [];
    expect(dots.map((dot) => dot.choice.number)).toEqual([9, 3, 11]);
    // Turn 11 has no moment of its own: it stands at the last one before it.
    expect(dots.map(({ value }) => value)).toEqual([5, 2, 4]);
  });

  test.each([
    ['Gang of Four', FOUR],
    ['13', THIRTEEN],
  ])('stays in the picture and goes to the right: %s', (_, review) => {
    const found = findingsOf(review);
    for (const unit of ['points', 'chance'] as const) {
      const curve = curveOf(found, 1, unit, WIDE);
      const spots = curve?.stages.flatMap(({ line }) => line) ?? [];
      expect(spots.length).toBeGreaterThan(20);
      for (const [place, { x, y }] of spots.entries()) {
        expect(x).toBeGreaterThanOrEqual(spots[place - 1]?.x ?? 0);
        expect(x).toBeLessThanOrEqual(WIDE);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HEIGHT);
      }
      const own = found.choices.filter(({ seat }) => seat === 1);
      expect(curve?.dots).toHaveLength(own.length);
      const wrong = curve?.dots.map((dot) => isWrong(dot)) ?? [];
      expect(wrong).toEqual(wrong.toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  test('as a table has a line for each choice of the seat', () => {
    expect(courseOf(TWO, 0, 'points')).toEqual([
      { number: 3, value: 2 },
      { number: 9, value: 5 },
    ]);
  });

  test('is drawn through its spots', () => {
    expect(pathOf([])).toBe('');
    expect(
      pathOf([
        { x: 1, y: 2 },
        { x: 3.04, y: 4 },
      ]),
    ).toBe('M1.0 2.0L3.0 4.0');
  });
});
