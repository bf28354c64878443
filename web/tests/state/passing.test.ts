import { describe, expect, test } from 'vitest';
import { NO_TIMES, timeToPass, watched, type PassTimes } from '../../src/state/passing.ts';
import { START, type State } from '../../src/state/state.ts';
import { asked } from '../../src/state/update.ts';
import { GANG, TABLE } from '../fakes.ts';

/** A chance that is the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function turn(number: number, legal = ['Y5', 'pass']): State {
  return { ...START, table: { ...TABLE, view: { ...GANG, number, legal } } };
}

function passes(times: PassTimes, number: number, took: number, move = 'pass'): PassTimes {
  const began = 100_000 * number;
  const seen = watched(times, turn(number), began);
  const ask = { type: 'move', id: 'm', table: 't1', turn: number, move } as const;
  return watched(seen, asked(turn(number), ask, began + took), began + took);
}

/** How often one of *some* takes longer than one of *others*: about a half where nothing tells them apart. */
function told(some: readonly number[], others: readonly number[]): number {
  const longer = some.flatMap((one) => others.map((other) => (one > other ? 1 : 0)));
  return longer.reduce<number>((sum, one) => sum + one, 0) / longer.length;
}

/** How long somebody takes who needs *middle* milliseconds, now more and now less. */
function person(middle: number, chance: () => number): number {
  const normal = Array.from({ length: 12 }, chance).reduce((sum, one) => sum + one, -6);
  return middle * Math.exp(0.35 * normal);
}

describe('how long the page takes to pass', () => {
  test('is what the player took lately to pass by choice', () => {
    let times = NO_TIMES;
    for (let number = 1; number <= 30; number += 1) times = passes(times, number, 2000 + number);
    expect(times.lately).toHaveLength(24);
    expect(timeToPass(times.lately, 0)).toBe(2007);
    expect(timeToPass(times.lately, 1)).toBe(2030);
  });

  test('is not learnt from what was played, chosen ahead, forced or slept over', () => {
    expect(passes(NO_TIMES, 1, 2000, 'Y5').lately).toEqual([]);
    expect(passes(NO_TIMES, 1, 450).lately).toEqual([]);
    expect(passes(NO_TIMES, 1, 60_000).lately).toEqual([]);
    const began = watched(NO_TIMES, turn(1, ['pass']), 0);
    const ask = { type: 'move', id: 'm', table: 't1', turn: 1, move: 'pass' } as const;
    expect(watched(began, asked(turn(1, ['pass']), ask, 1500), 1500).lately).toEqual([]);
  });

  test('is like other people while little is known', () => {
    expect(timeToPass([], 0)).toBe(900);
    expect(timeToPass([], 1)).toBe(4200);
    expect(timeToPass([1000], 0.5)).toBeGreaterThan(1000);
  });

  test.each([1200, 2000, 3500])('does not tell a pass from one by choice (%i ms)', (middle) => {
    const chance = dice(7);
    let times = NO_TIMES;
    for (let number = 1; number <= 40; number += 1) {
      times = passes(times, number, person(middle, chance));
    }
    const chosen = Array.from({ length: 400 }, () => person(middle, chance));
    const forced = Array.from({ length: 400 }, () => timeToPass(times.lately, chance()));
    expect(Math.abs(told(forced, chosen) - 0.5)).toBeLessThan(0.12);
    // A time that knows nothing of the player is told apart.
    const fixed = Array.from({ length: 400 }, () => 1000 + 1500 * chance());
    if (middle === 3500) expect(Math.abs(told(fixed, chosen) - 0.5)).toBeGreaterThan(0.3);
  });
});
