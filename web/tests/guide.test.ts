import { describe, expect, test } from 'vitest';
import { adopt } from '../src/choice.ts';
import { adviceTitle, isGuided, isOpen, metAfter, wantsAdvice, wordsOf } from '../src/guide.ts';
import { habitsOf } from '../src/habits.ts';
import { START, type State, type Table } from '../src/state.ts';
import { asked, update } from '../src/update.ts';
import { GANG, HINTED, TABLE, THIRTEEN, english } from './fakes.ts';
import type { LookbackTell } from '../src/wire.gen.ts';

const USUAL = habitsOf({ getItem: () => null }, false);
const KEEN = { ...USUAL, advice: true };
const OPEN: Table = {
  ...TABLE,
  phase: 'playing',
  seat: 0,
  view: GANG,
  setup: { ...TABLE.setup, hints: true },
};
const ROW = { direction: 1, winner: 1, left: [3, 0], points: [3, 0], undeclared: [] };
const LOOKBACK: LookbackTell = {
  type: 'lookback',
  table: 't1',
  turn: GANG.number,
  why: ['What decided it.', 'What to watch.'],
  id: 'h1',
};
const AT: State = { ...START, table: OPEN };
const table = (state: State) => state.table ?? TABLE;
const asking = (state: State) => asked(state, { type: 'hint', table: 't1', id: 'h1' });

describe('advice', () => {
  test('is wanted at one’s own decisions, where the habit and the table have it so', () => {
    expect(wantsAdvice(OPEN, KEEN)).toBe(true);
    expect(wantsAdvice(OPEN, USUAL)).toBe(false);
    expect(wantsAdvice({ ...OPEN, setup: TABLE.setup }, KEEN)).toBe(false);
    expect(wantsAdvice({ ...OPEN, view: { ...GANG, awaits: 1 } }, KEEN)).toBe(false);
    expect(wantsAdvice({ ...OPEN, phase: 'over' }, KEEN)).toBe(false);
    expect(isGuided({ ...OPEN, seat: null }, KEEN)).toBe(false);
  });

  test('is not wanted twice, nor where the page passes by itself', () => {
    expect(wantsAdvice(table(asking(AT)), KEEN)).toBe(false);
    expect(wantsAdvice(table(update(AT, HINTED, 0)), KEEN)).toBe(false);
    const stuck = { ...OPEN, view: { ...GANG, legal: ['pass'] } };
    expect(wantsAdvice(stuck, KEEN)).toBe(false);
    expect(wantsAdvice(stuck, { ...KEEN, passing: false })).toBe(true);
  });

  test('that comes by itself leaves the choice alone', () => {
    const choosing = { ...START, table: { ...OPEN, chosen: [1] } };
    expect(table(update(asking(choosing), HINTED, 0)).chosen).toEqual([1]);
    expect(table(update(asking(choosing), HINTED, 0)).hint?.why).toEqual(HINTED.why);
  });

  test('is chosen when it is asked for, before or after it is there', () => {
    const before = update(adopt(asking(AT)), HINTED, 0);
    const after = adopt(update(asking(AT), HINTED, 0));
    expect(table(before).chosen).toEqual([3, 4]);
    expect(table(after).chosen).toEqual([3, 4]);
  });

  test('to say "Last card!" is chosen with it', () => {
    const said = adopt(update(AT, { ...HINTED, move: 'G8 Y8!' }, 0));
    expect(table(said)).toMatchObject({ chosen: [3, 4], calling: true });
  });

  test('can be chosen until it is', () => {
    const advised = table(update(AT, HINTED, 0));
    const advice = advised.hint;
    if (advice === null) throw new Error('no advice');
    expect(isOpen(advised, advice)).toBe(true);
    expect(isOpen({ ...advised, chosen: [3, 4] }, advice)).toBe(false);
    expect(isOpen(advised, { ...advice, move: 'pass' })).toBe(false);
  });

  test('fails without a word unless it was asked for', () => {
    const refused = {
      type: 'refused',
      id: 'h1',
      code: 'too-often',
      args: {},
      sentence: 'Wait.',
    } as const;
    expect(update(asking(AT), refused, 0).notice).toBeNull();
    expect(wantsAdvice(table(update(asking(AT), refused, 0)), KEEN)).toBe(false);
    expect(update(adopt(asking(AT)), refused, 0).notice).toEqual({ sentence: 'Wait.' });
  });

  test('is no longer than what is read at a glance', () => {
    const met = { ...KEEN, met: [HINTED.topic] };
    const long = 'x'.repeat(90);
    expect(wordsOf({ ...HINTED, why: [long, 'Short.'] }, met)).toEqual([long, 'Short.']);
    expect(wordsOf({ ...HINTED, why: [long, long] }, met)).toEqual([long]);
  });

  test('looks back once when a deal has ended, and forgets it with the next', () => {
    const view = { ...GANG, phase: 'deal', awaits: -1, pad: [ROW] } as const;
    const ended: State = { ...START, table: { ...OPEN, view } };
    const told = update(asking(ended), LOOKBACK, 0);
    expect(wantsAdvice(table(ended), KEEN)).toBe(true);
    expect(wantsAdvice(table(asking(ended)), KEEN)).toBe(false);
    expect(table(told).lookback).toEqual(LOOKBACK.why);
    expect(table(update(ended, { ...LOOKBACK, turn: 99 }, 0)).lookback).toEqual([]);
    expect(wantsAdvice({ ...OPEN, view: { ...view, pad: [] } }, KEEN)).toBe(false);
  });

  test('of another turn is not shown', () => {
    expect(table(update(AT, { ...HINTED, turn: 4 }, 0)).hint).toBeNull();
  });

  test('explains a topic once', () => {
    const advice = table(update(AT, HINTED, 0)).hint;
    expect(metAfter(USUAL, null)).toBe(USUAL.met);
    expect(metAfter(USUAL, advice)).toEqual([HINTED.topic]);
    const met = { ...USUAL, met: [HINTED.topic] };
    expect(metAfter(met, advice)).toBe(met.met);
    const two = { ...HINTED, why: ['One.', 'Two.'] };
    expect(wordsOf(two, USUAL)).toEqual(['One.', HINTED.about]);
    expect(wordsOf(two, met)).toEqual(['One.', 'Two.']);
  });

  test('has a name, whatever it is', async () => {
    const say = await english();
    const title = (move: string) => say(...adviceTitle('gang', move));
    expect(title('G8 Y8')).toBe('Play pair of 8s');
    expect(title('G8 Y8!')).toBe('Play pair of 8s');
    expect(title('give R3')).toBe('Give red 3');
    expect(title('pass')).toBe('Pass');
    expect(title('last!')).toBe('Last card!');
    expect(title('cut 31')).toBe('Cut at 31');
    expect(say(...adviceTitle('thirteen', 'R4>B'))).toBe('Put rotten four on blue');
    expect(say(...adviceTitle('thirteen', 'Y7'))).toBe('Put yellow 7 on yellow');
  });

  test('finds the rotten four in the hand, whichever target it is for', () => {
    const thirteen = { ...START, table: { ...OPEN, view: THIRTEEN } };
    const rotten = { ...HINTED, turn: THIRTEEN.number, move: 'R4>B' };
    expect(table(adopt(update(thirteen, rotten, 0))).chosen).toEqual([3]);
  });
});
