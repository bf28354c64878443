import { describe, expect, test } from 'vitest';
import { habitsOf } from '../../src/state/habits.ts';
import { explained } from '../../src/games/gang/play/explained.ts';
import { explained as explainedThirteen } from '../../src/games/thirteen/play/explained.ts';
import { placeAmong } from '../../src/games/gang/play/moves.ts';
import { awaitsPlayer } from '../../src/state/own.ts';
import { hasCompany, isUnnamed } from '../../src/page/seating.ts';
import { START } from '../../src/state/state.ts';
import { ANNA, BOT, CHAIR, GANG, TABLE, THIRTEEN } from '../fakes.ts';

const HABITS = habitsOf({ getItem: () => null }, false);

describe('company', () => {
  test('is people, and empty seats that people may come to', () => {
    expect(hasCompany({ chairs: [CHAIR, BOT, BOT] }, 0)).toBe(false);
    expect(hasCompany({ chairs: [CHAIR, CHAIR, BOT] }, 0)).toBe(true);
    expect(hasCompany({ chairs: [ANNA, CHAIR, BOT] }, 1)).toBe(true);
    expect(hasCompany(null, 0)).toBe(true);
  });

  test('is told a name by guests who were never asked for one', () => {
    const guest = { ...START, you: { id: 'anna', name: 'Wren 7', kind: 'guest' } } as const;
    expect(isUnnamed(guest, HABITS)).toBe(true);
    expect(isUnnamed(guest, { ...HABITS, named: true })).toBe(false);
    expect(isUnnamed({ ...guest, you: { ...guest.you, kind: 'account' } }, HABITS)).toBe(false);
    expect(isUnnamed(START, HABITS)).toBe(false);
  });
});

test('the page waits for the player where it does not move by itself', () => {
  expect(awaitsPlayer(TABLE, true)).toBe(true);
  expect(awaitsPlayer({ ...TABLE, moving: 'a1' }, true)).toBe(false);
  expect(awaitsPlayer({ ...TABLE, view: { ...GANG, awaits: 1 } }, true)).toBe(false);
  expect(awaitsPlayer({ ...TABLE, view: { ...GANG, legal: ['pass'] } }, true)).toBe(false);
  expect(awaitsPlayer({ ...TABLE, view: { ...GANG, legal: ['pass'] } }, false)).toBe(true);
  expect(awaitsPlayer({ ...TABLE, phase: 'over' }, true)).toBe(false);
});

test('a play that is chosen has its place among all of them', () => {
  expect(placeAmong(GANG, [0, 1])).toBe(1);
  expect(placeAmong(GANG, [5, 4])).toBe(4);
  expect(placeAmong(GANG, [0])).toBeNull();
  expect(placeAmong(GANG, [])).toBeNull();
});

describe('the points of a deal', () => {
  test('are so many cards at so much each, and a fine', () => {
    const row = { direction: 1, winner: 2, left: [10, 16, 0, 1], points: [], undeclared: [3] };
    const view = { ...GANG, pad: [row] };
    expect(explained(view, 0, 0)).toEqual(['web-points-how', { cards: 10, each: 2, fine: 0 }]);
    expect(explained(view, 0, 1, true)).toEqual([
      'web-points-how-short',
      { cards: 16, each: 5, fine: 0 },
    ]);
    expect(explained(view, 0, 2)).toBeNull();
    expect(explained({ ...view, pad: [{ ...row, winner: 1 }] }, 0, 1, true)).toBeNull();
    const fined = { ...view, options: { ...GANG.options, undeclared: 'plus_one' } } as const;
    expect(explained(fined, 0, 3)?.[1]).toEqual({ cards: 1, each: 1, fine: 1 });
  });

  test('are none for who was left alone with many cards, and why is said', () => {
    const row = { direction: 1, winner: 1, left: [1, 15, 1, 1], points: [], undeclared: [0, 2, 3] };
    expect(explained({ ...GANG, pad: [row] }, 0, 1)).toEqual(['web-points-alone', {}]);
  });

  test('are in 13 what somebody else has most of, and rotten fours', () => {
    const tallies = [
      { blue: 5, yellow: 1, green: 0, rotten: 2 },
      { blue: 2, yellow: 1, green: 3, rotten: 0 },
      { blue: 0, yellow: 0, green: 0, rotten: 0 },
    ];
    const view = { ...THIRTEEN, pad: [{ dealer: 2, points: [], tallies }] };
    const args = { cards: 1, rotten: 2, each: 2 };
    expect(explainedThirteen(view, 0, 0)).toEqual(['web-thirteen-how', { kind: 'both', ...args }]);
    expect(explainedThirteen(view, 0, 1)?.[1]).toMatchObject({ kind: 'fresh', cards: 3 });
    expect(explainedThirteen(view, 0, 2)).toBeNull();
  });
});
