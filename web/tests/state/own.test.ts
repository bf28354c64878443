import { describe, expect, test } from 'vitest';
import { doubt, hold, listen, plan, take } from '../../src/state/choice.ts';
import {
  habitsOf,
  isNewcomer,
  isNews,
  keep,
  withPlayed,
  type Habits,
} from '../../src/state/habits.ts';
import { number } from '../../src/games/gang/play/choosing.ts';
import { coming } from '../../src/games/gang/play/coming.ts';
import { coming as comingThirteen } from '../../src/games/thirteen/play/coming.ts';
import { allowed } from '../../src/games/gang/play/duty.ts';
import { ownMove } from '../../src/state/own.ts';
import { giverOf } from '../../src/games/gang/scoring.ts';
import { hasMost } from '../../src/games/thirteen/scoring.ts';
import { addressForOthers, isOnlyHere } from '../../src/page/route.ts';
import { START, type State, type Table } from '../../src/state/state.ts';
import { asked, update } from '../../src/state/update.ts';
import type { GangView } from '../../src/net/wire.gen.ts';
import { ANNA, BOT, GANG, TABLE, THIRTEEN, TOLD } from '../fakes.ts';

const name = (seat: number) => `seat ${seat}`;
const at: State = { ...START, table: TABLE };
const ROW = { direction: 1, winner: 2, left: [4, 9, 0, 9], points: [], undeclared: [] };

function see(changes: Partial<GangView>, table: Partial<Table> = {}): Table {
  return { ...TABLE, ...table, view: { ...GANG, ...changes } };
}

describe('what the page plays by itself', () => {
  test('is a pass where nothing else can be done', () => {
    expect(ownMove(see({ legal: ['pass'] }), true)).toBe('pass');
    expect(ownMove(see({ legal: ['pass'] }), false)).toBeNull();
    expect(ownMove(see({ legal: ['R8', 'pass'] }), true)).toBeNull();
    expect(ownMove(see({ legal: ['pass', 'last!'] }), true)).toBeNull();
  });

  test('is what was chosen ahead', () => {
    expect(ownMove(see({}, { chosen: [0, 1], planned: 'play' }), false)).toBe('G2 Y2');
    expect(ownMove(see({}, { planned: 'pass' }), false)).toBe('pass');
    expect(ownMove(see({}, { chosen: [0, 1] }), false)).toBeNull();
  });

  test('is one card in 13, where it can go on one target alone', () => {
    const ahead = { ...TABLE, view: THIRTEEN, planned: 'play' } as const;
    expect(ownMove({ ...ahead, chosen: [0] }, false)).toBe('B1');
    expect(ownMove({ ...ahead, chosen: [3] }, false)).toBeNull();
  });

  test('is nothing while others play, a bot plays, or a move is on its way', () => {
    const legal = ['pass'];
    expect(ownMove(see({ legal, awaits: 1 }), true)).toBeNull();
    expect(ownMove(see({ legal }, { moving: 'm' }), true)).toBeNull();
    const chairs = [{ ...ANNA, away: true }, BOT, BOT, BOT];
    expect(ownMove(see({ legal }, { chairs }), true)).toBeNull();
  });
});

describe('a plan', () => {
  const ahead: State = {
    ...START,
    table: see({ awaits: 1, legal: [] }, { chosen: [2], planned: 'play' }),
  };

  test('is dropped when the turn comes and it cannot be played', () => {
    const turn = update(ahead, { ...TOLD, view: GANG }, 0);
    expect(turn.table).toMatchObject({ planned: null, chosen: [] });
    const kept = update(ahead, { ...TOLD, view: { ...GANG, legal: ['R3', 'pass'] } }, 0);
    expect(kept.table).toMatchObject({ planned: 'play', chosen: [2] });
  });

  test('is over once a move is made, or others are chosen', () => {
    const move = { type: 'move', id: 'm', table: 't1', turn: 5, move: 'pass' } as const;
    expect(asked(ahead, move).table?.planned).toBeNull();
    expect(number(ahead, 8).table?.planned).toBeNull();
  });

  test('is made and taken back', () => {
    expect(plan(at, 'pass').table?.planned).toBe('pass');
    expect(plan(plan(at, 'pass'), 'pass').table?.planned).toBeNull();
    expect(plan(doubt(at, 'R3'), 'play').table).toMatchObject({ planned: 'play', doubted: null });
  });
});

describe('a choice', () => {
  test('by number takes one card after the other, then puts them back', () => {
    const once = number(at, 8);
    expect(once.table?.chosen).toEqual([3]);
    expect(number(number(once, 8), 8).table?.chosen).toEqual([3, 4, 5]);
    expect(number(number(number(once, 8), 8), 8).table?.chosen).toEqual([]);
  });

  test('by dragging goes one way', () => {
    const two = hold(hold(at, 0, true), 1, true);
    expect(two.table?.chosen).toEqual([0, 1]);
    expect(hold(two, 1, true)).toBe(two);
    expect(hold(two, 1, false).table?.chosen).toEqual([0]);
  });

  test('is made of places', () => {
    expect(take(at, [1]).table?.chosen).toEqual([1]);
  });

  test('is limited where a last card next door says what to play', () => {
    const duty = { code: 'block', next: 1, card: 'R8', gang: false } as const;
    expect(allowed({ ...GANG, legal: ['R8', 'R8!'], duty })).toEqual(new Set(['R8']));
    expect(allowed(GANG)).toBeNull();
    expect(allowed({ ...GANG, legal: ['R8'], awaits: 1, duty: null })).toBeNull();
  });
});

describe('talk', () => {
  const said = { entry: 'said', player: 'bo', seat: 1, text: 'Hi' } as const;

  test('is unheard until one listens', () => {
    const state = update(at, { ...TOLD, entry: said }, 0);
    expect(state.table?.unheard).toBe(1);
    expect(listen(state).table?.unheard).toBe(0);
  });

  test('of some is not heard', () => {
    const muted = asked(at, { type: 'mute', player: 'bo', muted: true });
    expect(muted.muted).toEqual(['bo']);
    expect(asked(muted, { type: 'mute', player: 'bo', muted: false }).muted).toEqual([]);
  });
});

describe('the coming deal', () => {
  test('turns round, and the last in the deal gives the winner a card', () => {
    const giving = { giver: 3, taker: 2 };
    const next_deal = { dealer: 2, leader: 2, direction: -1, giving };
    const view = { ...GANG, phase: 'deal', pad: [ROW], next_deal } as const;
    expect(coming(view, name)).toEqual([
      ['gang-next-deal', { who: 'seat 2', you: 'no', direction: 'left' }],
      ['gang-next-gift', { giver: 'seat 3', taker: 'seat 2', you: 'no' }],
    ]);
    expect(coming(GANG, name)).toEqual([]);
  });

  test('is owed by the closest after the winner, where all else is equal', () => {
    expect(giverOf([5, 5, 0, 5], [9, 9, 0, 9], 2)).toEqual({ giver: 3, reason: 'seat' });
    expect(giverOf([5, 6, 0, 5], [9, 9, 0, 9], 2)).toEqual({ giver: 1, reason: 'cards' });
  });

  test('of 13 has another dealer', () => {
    const pad = [{ dealer: 1, tallies: [], points: [] }];
    const next_deal = { dealer: 2, leader: 0, direction: 1, giving: null };
    const view = { ...THIRTEEN, phase: 'deal', pad, next_deal } as const;
    const args = { dealer: 'seat 2', beginner: 'seat 0', you: 'beginner' };
    expect(comingThirteen(view, name)).toEqual([['thirteen-next-deal', args]]);
    expect(comingThirteen({ ...view, pad: [] }, name)).toEqual([]);
  });
});

test('the most of a colour is had alone, and never of rotten fours', () => {
  const none = { blue: 0, yellow: 0, green: 0, rotten: 0 };
  const tallies = [
    { ...none, blue: 3, rotten: 4 },
    { ...none, blue: 2, green: 1 },
    { ...none, green: 1 },
  ];
  expect([0, 1, 2].map((seat) => hasMost(tallies, seat, 'blue'))).toEqual([true, false, false]);
  expect([0, 1, 2].some((seat) => hasMost(tallies, seat, 'green'))).toBe(false);
  expect(hasMost(tallies, 0, 'rotten')).toBe(false);
  expect(hasMost(tallies, 0, 'yellow')).toBe(false);
});

test('habits are remembered, and sound is off in the hand', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(habitsOf(storage, true)).toEqual({
    passing: true,
    sound: false,
    order: 'number',
    notify: false,
    advice: false,
    met: [],
    pace: 'normal',
    named: false,
    side: '',
    played: [],
    hiding: true,
    speed: 1,
    guided: [],
    game: '',
    quick: {},
  });
  expect(habitsOf(storage, false).sound).toBe(true);
  const others: Habits = {
    passing: false,
    sound: false,
    order: 'plan',
    notify: false,
    advice: true,
    met: ['guide-about-gang-lead'],
    pace: 'slow',
    named: true,
    side: 'talk',
    played: ['gang'],
    hiding: false,
    speed: 2,
    guided: ['t1'],
    game: 'gang',
    quick: { gang: { seats: 3, bot: 'greedy' } },
  };
  keep(storage, others);
  expect(habitsOf(storage, false)).toEqual(others);
});

test('a newcomer is new to each game on its own, also where an earlier page had only one word', () => {
  const table = see({}, { seat: 0 });
  const fresh = habitsOf({ getItem: () => '{"newcomer":true,"advice":false}' }, true);
  expect([isNewcomer(fresh, 'gang'), isNewcomer(fresh, 'thirteen')]).toEqual([true, true]);
  const once = { ...fresh, ...withPlayed(fresh, table) };
  expect([isNewcomer(once, 'gang'), isNewcomer(once, 'thirteen')]).toEqual([false, true]);
  expect([isNews(fresh, table), isNews(once, table)]).toEqual([true, false]);
  const old = habitsOf({ getItem: () => '{"newcomer":false,"sound":true}' }, true);
  expect([isNewcomer(old, 'gang'), isNewcomer(old, 'thirteen')]).toEqual([false, false]);
  expect(old).toEqual({ ...habitsOf({ getItem: () => null }, false), played: old.played });
});

test.each(['', '{', 'null', '7', '"x"'])(
  'habits that are spoilt, as %j, are the usual ones',
  (text) => {
    const spoilt = habitsOf({ getItem: () => text }, true);
    expect(spoilt).toMatchObject(habitsOf({ getItem: () => null }, true));
  },
);

test('an address of this machine alone is known', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isOnlyHere)).toBe(true);
  expect(['192.168.1.7', 'cards.example.org', 'localhost.example.org'].some(isOnlyHere)).toBe(
    false,
  );
});

test('others are sent where they can reach the server', () => {
  const room = 'http://192.168.1.7:8013/';
  const here = new URL('http://localhost:8013/t/abc');
  expect(addressForOthers(here, room)).toBe('http://192.168.1.7:8013/t/abc');
  expect(addressForOthers(here, null)).toBe('http://localhost:8013/t/abc');
  const there = new URL('https://cards.example/t/abc');
  expect(addressForOthers(there, room)).toBe('https://cards.example/t/abc');
});
