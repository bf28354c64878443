import { expect, test } from 'vitest';
import { canJoin, freeSeats, reachable } from '../../../src/screens/tables/open.ts';
import type { Chair, Listed } from '../../../src/net/wire.gen.ts';

const chair = (who: Partial<Chair>): Chair => ({
  player: null,
  name: null,
  bot: null,
  ready: false,
  away: false,
  left: false,
  ...who,
});
const table = (
  phase: Listed['phase'],
  chairs: Chair[],
  watch: Listed['setup']['watch'],
): Listed => ({
  table: 't',
  host: null,
  phase,
  watchers: 0,
  chairs,
  setup: {
    game: 'gang',
    edition: 'en-2010',
    options: {},
    seats: chairs.length,
    speed: 'normal',
    public: true,
    rated: false,
    bot: 'planner',
    talk: 'phrases',
    watch,
    hints: false,
    paired: false,
    bots: [],
    pace: 'normal',
    study: null,
  },
});
const full = [chair({ player: 'ann' }), chair({ bot: 'greedy' })];
const free = [chair({ player: 'ann' }), chair({})];

test('a seat is free where neither a player nor a bot sits', () => {
  expect(freeSeats(table('open', free, 'off'))).toBe(1);
  expect(freeSeats(table('open', full, 'off'))).toBe(0);
});

test('a table is joined before its match, where there is a seat', () => {
  expect(canJoin(table('open', free, 'off'))).toBe(true);
  expect(canJoin(table('open', full, 'off'))).toBe(false);
  expect(canJoin(table('playing', free, 'off'))).toBe(false);
});

test('a table that can neither be joined nor watched is not shown', () => {
  const shown = [table('open', free, 'off'), table('playing', full, 'live')];
  expect(reachable([...shown, table('playing', full, 'off')])).toEqual(shown);
});
