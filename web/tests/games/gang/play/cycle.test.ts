import { describe, expect, test } from 'vitest';
import { beaten, lastOf, laid } from '../../../../src/games/gang/play/cycle.ts';

const cycle = [
  { seat: 0, move: 'G3' },
  { seat: 1, move: 'Y4' },
  { seat: 2, move: 'pass' },
  { seat: 3, move: 'R8!' },
  { seat: 0, move: 'pass' },
  { seat: 1, move: 'G10' },
];

describe('what lies under the combo that is to be beaten', () => {
  test('is what was played before it, the latest first and without the passes', () => {
    expect(beaten({ cycle }, 9)).toEqual([
      { seat: 3, cards: 'R8' },
      { seat: 1, cards: 'Y4' },
      { seat: 0, cards: 'G3' },
    ]);
  });

  test('is shown only so far down', () => {
    expect(beaten({ cycle }, 1)).toEqual([{ seat: 3, cards: 'R8' }]);
  });

  test('is nothing at the beginning of a cycle', () => {
    expect(beaten({ cycle: [] }, 2)).toEqual([]);
    expect(beaten({ cycle: cycle.slice(0, 1) }, 2)).toEqual([]);
  });
});

test('a cycle is told by its combos, without the passes and what was said with them', () => {
  expect(laid(cycle.slice(2))).toEqual([
    { seat: 3, cards: 'R8' },
    { seat: 1, cards: 'G10' },
  ]);
});

test('who goes out is seen to play the last combo, though others passed after it', () => {
  expect(lastOf({ cycle }, 3)).toBe('R8');
  expect(lastOf({ cycle }, 2)).toBeNull();
});
