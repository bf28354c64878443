import { describe, expect, test } from 'vitest';
import { placeOf, seatOf, talliesOf } from '../../../src/screens/you/statistics.ts';
import type { MatchInfo } from '../../../src/net/wire.gen.ts';
import { WHOLE } from '../../fakes.ts';

function played(totals: readonly number[], winners: readonly number[], game = 'gang'): MatchInfo {
  return {
    match: 'm',
    setup: { ...WHOLE.setup, game },
    host: 'anna',
    phase: 'over',
    sitting: [
      { seat: 0, player: null, name: 'Mei', bot: 'planner' },
      { seat: 1, player: 'anna', name: 'Anna', bot: null },
    ],
    opened: 0,
    changed: 0,
    turn_of: null,
    due: null,
    finished: 1,
    totals,
    winners,
  };
}

describe('a place', () => {
  test('goes by the fewest points where those win', () => {
    const match = played([12, 100, 40, 40], [0]);
    expect([0, 1, 2, 3].map((seat) => placeOf(match, seat))).toEqual([1, 4, 2, 2]);
  });

  test('goes by the most points where those win', () => {
    expect([0, 1].map((seat) => placeOf(played([3, 9], [1]), seat))).toEqual([2, 1]);
  });

  test('is not known before the end', () => {
    expect(placeOf({ totals: null, winners: null }, 0)).toBeNull();
  });
});

test('a player is found at his seat', () => {
  expect(seatOf(played([], []), 'anna')).toBe(1);
  expect(seatOf(played([], []), 'bea')).toBeNull();
});

test('matches are counted game by game', () => {
  const matches = [
    played([5, 3], [1]),
    played([5, 9], [0]),
    played([5, 7], [0]),
    played([2, 1], [1], 'thirteen'),
  ];
  expect(talliesOf(matches, 'anna')).toEqual([
    { game: 'gang', matches: 3, wins: 1, places: [1, 2] },
    { game: 'thirteen', matches: 1, wins: 1, places: [1] },
  ]);
  expect(talliesOf(matches, 'bea')).toEqual([]);
});
