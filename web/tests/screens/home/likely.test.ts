import { describe, expect, test } from 'vitest';
import { likely, likelyGame } from '../../../src/screens/home/likely.ts';
import { habitsOf } from '../../../src/state/habits.ts';
import type { MyTable } from '../../../src/net/wire.gen.ts';

const habits = habitsOf({ getItem: () => null }, false);
const table = (yours: boolean, speed: MyTable['setup']['speed']): MyTable => ({
  match: 'm',
  host: 'ann',
  phase: 'playing',
  sitting: [],
  opened: 1,
  changed: 1,
  turn_of: null,
  due: null,
  finished: null,
  totals: null,
  winners: null,
  turn: 0,
  yours,
  alone: true,
  left: false,
  deal: 1,
  points: [0, 0, 0],
  setup: {
    game: 'gang',
    edition: 'en-2010',
    options: {},
    seats: 3,
    speed,
    public: false,
    rated: false,
    bot: 'planner',
    talk: 'phrases',
    watch: 'live',
    hints: false,
    paired: false,
    bots: [],
    pace: 'normal',
    study: null,
  },
});

describe('what stands out', () => {
  test('is to be taught, for a newcomer to a game that can be taught', () => {
    expect(likely([], true, true)).toBe('teach');
    expect(likely([], true, false)).toBe('play');
  });

  test('is to play, for who has played it', () => {
    expect(likely([], false, true)).toBe('play');
  });

  test('is to go on with a match that waits, or that others play right now', () => {
    expect(likely([table(true, 'days')], false, true)).toBe('go-on');
    expect(likely([table(false, 'normal')], true, true)).toBe('go-on');
  });

  test('is something else while others take days', () => {
    expect(likely([table(false, 'days')], false, true)).toBe('play');
  });
});

describe('the game that is shown first', () => {
  const games = ['gang', 'thirteen'];

  test('is the one that was chosen last', () => {
    expect(likelyGame({ ...habits, game: 'thirteen', played: ['gang'] }, games)).toBe('thirteen');
  });

  test('else the one that was learned last, else the first', () => {
    expect(likelyGame({ ...habits, played: ['gang', 'thirteen'] }, games)).toBe('thirteen');
    expect(likelyGame(habits, games)).toBe('gang');
  });

  test('is one that this server has', () => {
    expect(likelyGame({ ...habits, game: 'stones', played: ['whist'] }, games)).toBe('gang');
    expect(likelyGame(habits, [])).toBe('');
  });
});
