import { expect, test } from 'vitest';
import { BOTTOM, LEFT, RIGHT, TOP, place, scaleOf } from '../../../src/screens/progress/scale.ts';

test.each([
  [
    [0.31, 0.48],
    [0, 0.2, 0.4, 0.6],
  ],
  [
    [-12, 7],
    [-15, -10, -5, 0, 5, 10],
  ],
  [[0], [0, 0.5, 1]],
  [[], [0, 0.5, 1]],
  [[40], [0, 10, 20, 30, 40]],
])('a scale for %j has round numbers, and zero', (values, ticks) => {
  const scale = scaleOf(values);
  scale.ticks.forEach((tick, index) => {
    expect(tick).toBeCloseTo(ticks[index] ?? NaN);
  });
  expect(scale.y(scale.ticks[0] ?? NaN)).toBeCloseTo(BOTTOM);
  expect(scale.y(scale.ticks.at(-1) ?? NaN)).toBeCloseTo(TOP);
});

test('points stand side by side, and one alone in the middle', () => {
  expect(place(0, 1)).toBe((LEFT + RIGHT) / 2);
  expect(place(0, 3)).toBeLessThan(place(1, 3));
  expect(place(2, 3)).toBeLessThanOrEqual(RIGHT);
});
