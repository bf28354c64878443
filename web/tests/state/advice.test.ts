import { describe, expect, test } from 'vitest';
import { adopt, toggle } from '../../src/state/choice.ts';
import {
  isGuided,
  isOpen,
  metAfter,
  passesForYou,
  raised,
  teaches,
  wantsAdvice,
  wordsOf,
} from '../../src/state/advice.ts';
import { habitsOf, withAdviceOn, withGuided } from '../../src/state/habits.ts';
import { LAST_CARD } from '../../src/games/gang/play/moves.ts';
import { playOf } from '../../src/games/registry.ts';
import { chosenMove } from '../../src/state/own.ts';
import { START, type State, type Table } from '../../src/state/state.ts';
import { asked, update } from '../../src/state/update.ts';
import { GANG, HINTED, TABLE, THIRTEEN, english } from '../fakes.ts';
import type { GangView, LookbackTell } from '../../src/net/wire.gen.ts';

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

  test('belongs to the guided table, until it is switched off there or on everywhere', () => {
    const guided = { ...USUAL, ...withGuided(USUAL, OPEN.id) };
    const other = { ...OPEN, id: 'other' };
    expect([isGuided(OPEN, guided), isGuided(other, guided)]).toEqual([true, false]);
    const off = { ...guided, ...withAdviceOn(guided, OPEN.id, false) };
    expect(isGuided(OPEN, off)).toBe(false);
    const on = { ...off, ...withAdviceOn(off, OPEN.id, true) };
    expect([isGuided(OPEN, on), isGuided(other, on)]).toEqual([true, true]);
  });

  test('teaches once what "Last card!" is about, where the table says it', () => {
    const options = { ...GANG.options, last_card: 'automatic' } as const;
    const view: GangView = { ...GANG, options, hand: 'G8', phase: 'play' };
    const one: Table = { ...OPEN, view };
    expect(teaches(one, KEEN)).toMatchObject({ name: LAST_CARD });
    expect(teaches(one, USUAL)).toBeNull();
    expect(teaches(one, { ...KEEN, met: [LAST_CARD] })).toBeNull();
    const many = { ...one, view: { ...GANG, options } };
    expect(teaches(many, KEEN)).toBeNull();
    const spoken = { ...GANG.options, last_card: 'spoken' } as const;
    const aloud = { ...one, view: { ...GANG, options: spoken, hand: 'G8' } };
    expect(teaches(aloud, KEEN)).toBeNull();
    expect(teaches({ ...OPEN, view: THIRTEEN }, KEEN)).toBeNull();
  });

  test('is not wanted twice, nor where what was chosen ahead is played', () => {
    expect(wantsAdvice(table(asking(AT)), KEEN)).toBe(false);
    expect(wantsAdvice(table(update(AT, HINTED, 0)), KEEN)).toBe(false);
    expect(wantsAdvice({ ...OPEN, planned: 'pass' }, KEEN)).toBe(false);
  });

  test('is wanted where there is nothing but a pass: the page does not pass for who is guided', () => {
    const stuck = { ...OPEN, view: { ...GANG, legal: ['pass'] } };
    expect(wantsAdvice(stuck, KEEN)).toBe(true);
    expect(passesForYou(stuck, KEEN)).toBe(false);
    expect(passesForYou(stuck, USUAL)).toBe(true);
    expect(passesForYou(stuck, { ...USUAL, passing: false })).toBe(false);
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
    const met = { ...USUAL, met: [HINTED.topic] };
    const long = 'x'.repeat(90);
    expect(wordsOf({ ...HINTED, why: [long, 'Short.'] }, OPEN, met)).toEqual([long, 'Short.']);
    expect(wordsOf({ ...HINTED, why: [long, long] }, OPEN, met)).toEqual([long]);
  });

  test('looks back once when a deal has ended, and forgets it with the next', () => {
    const view = { ...GANG, phase: 'deal', awaits: -1, pad: [ROW], opened: [] } as const;
    const ended: State = { ...START, table: { ...OPEN, view } };
    const told = update(asking(ended), LOOKBACK, 0);
    expect(wantsAdvice(table(ended), KEEN)).toBe(true);
    expect(wantsAdvice(table(asking(ended)), KEEN)).toBe(false);
    expect(table(told).lookback).toEqual(LOOKBACK.why);
    expect(table(update(ended, { ...LOOKBACK, turn: 99 }, 0)).lookback).toEqual([]);
    expect(wantsAdvice({ ...OPEN, view: { ...GANG, awaits: -1 } }, KEEN)).toBe(false);
  });

  test('of another turn is not shown', () => {
    expect(table(update(AT, { ...HINTED, turn: 4 }, 0)).hint).toBeNull();
  });

  test('explains a topic once', () => {
    const advised = table(update(AT, HINTED, 0));
    const chosen = { ...advised, chosen: [3, 4] };
    expect(metAfter(USUAL, OPEN, advised)).toBe(USUAL.met);
    expect(metAfter(USUAL, advised, chosen)).toBe(USUAL.met);
    expect(metAfter(USUAL, chosen, OPEN)).toEqual([HINTED.topic]);
    const met = { ...USUAL, met: [HINTED.topic] };
    expect(metAfter(met, chosen, OPEN)).toBe(met.met);
    const two = { ...HINTED, why: ['One.', 'Two.'] };
    expect(wordsOf(two, OPEN, USUAL)).toEqual(['One.', HINTED.about]);
    expect(wordsOf(two, OPEN, met)).toEqual(['One.', 'Two.']);
  });

  test('tells whoever is new what it is about and what lies there, for three turns of a game', () => {
    const [first, second, third] = HINTED.basics;
    let habits = KEEN;
    const read = () => {
      const advised = table(update(AT, HINTED, 0));
      const words = wordsOf(HINTED, advised, habits);
      habits = { ...habits, met: metAfter(habits, advised, OPEN) };
      return words;
    };
    expect(read()).toEqual([first, ...HINTED.scene, HINTED.why[0]]);
    expect(read()[0]).toBe(second);
    expect(read()[0]).toBe(third);
    expect(read()).toEqual(HINTED.why);
    const other = { ...OPEN, setup: { ...OPEN.setup, game: 'thirteen' } };
    expect(wordsOf(HINTED, other, habits)[0]).toBe(first);
    const long = { ...HINTED, scene: ['x'.repeat(190)] };
    expect(wordsOf(long, OPEN, KEEN)).toEqual([first, ...long.scene]);
    const later = { ...KEEN, met: ['first-gang-0'] };
    const pass = { ...HINTED, move: 'pass' };
    expect(wordsOf(pass, OPEN, KEEN)).toEqual([first, HINTED.scene[0], ...HINTED.why]);
    expect(wordsOf(pass, OPEN, later)).toEqual([HINTED.scene[0], ...HINTED.why]);
    expect(wordsOf(long, OPEN, later)).toEqual([...long.scene, ...HINTED.why]);
  });

  test('does not say again what it said the turn before', () => {
    const why = ['One.', 'Two.', 'Three.'];
    const turn = (before: State, number: number) => {
      const at = { ...before, table: { ...table(before), view: { ...GANG, number } } };
      return update(at, { ...HINTED, why, turn: number }, 0);
    };
    const one = turn(AT, 5);
    expect(table(one).hint?.why).toEqual(['One.', 'Two.']);
    expect(table(turn(one, 5)).hint?.why).toEqual(['One.', 'Two.']);
    const two = turn(one, 9);
    expect(table(two).hint?.why).toEqual(['Three.']);
    expect(table(turn(two, 13)).hint?.why).toEqual(['One.', 'Two.']);
  });

  test('says what lies there where all reasons were given the turn before', () => {
    const again = { ...GANG, number: 9 };
    const one = update(AT, HINTED, 0);
    const at = { ...one, table: { ...table(one), view: again } };
    const two = update(at, { ...HINTED, turn: 9 }, 0);
    expect(table(two).hint?.why).toEqual([HINTED.scene[0]]);
    const bare = update(at, { ...HINTED, turn: 9, scene: [] }, 0);
    expect(table(bare).hint?.why).toEqual(HINTED.why);
  });

  test('raises the cards that go, and only for whoever is guided', () => {
    expect([...raised(OPEN, KEEN)]).toEqual(['G2', 'Y2', 'G8', 'Y8', 'R8']);
    expect(raised(OPEN, USUAL).size).toBe(0);
    expect(raised({ ...OPEN, view: { ...GANG, awaits: 1 } }, KEEN).size).toBe(0);
    expect(raised({ ...OPEN, view: { ...GANG, legal: ['pass'] } }, KEEN).size).toBe(0);
    const giving = { ...GANG, phase: 'exchange', legal: ['give G2'] } as const;
    expect(raised({ ...OPEN, view: giving }, KEEN).size).toBe(0);
    expect([...raised({ ...OPEN, view: THIRTEEN }, KEEN)]).toEqual(['B1', 'Y2', 'R4']);
  });

  test('has a name, whatever it is', async () => {
    const say = await english();
    const title = (move: string) => say(...playOf('gang').moveName(move));
    expect(title('G8 Y8')).toBe('Play pair of 8s');
    expect(title('G8 Y8!')).toBe('Play pair of 8s');
    expect(title('give R3')).toBe('Give red 3');
    expect(title('pass')).toBe('Pass');
    expect(title('last!')).toBe('Last card!');
    expect(title('cut 31')).toBe('Cut at 31');
    expect(say(...playOf('thirteen').moveName('R4>B'))).toBe('Put rotten four on blue');
    expect(say(...playOf('thirteen').moveName('Y7'))).toBe('Put yellow 7 on yellow');
  });

  test('chooses the rotten four and its target', () => {
    const thirteen = { ...START, table: { ...OPEN, view: THIRTEEN } };
    const rotten = { ...HINTED, turn: THIRTEEN.number, move: 'R4>B' };
    const chosen = table(adopt(update(thirteen, rotten, 0)));
    expect(chosen).toMatchObject({ chosen: [3], aim: 'B' });
    expect(chosenMove(chosen)).toBe('R4>B');
    expect(isOpen(chosen, rotten)).toBe(false);
    expect(isOpen({ ...chosen, aim: null }, rotten)).toBe(true);
    const other = table(toggle({ ...START, table: chosen }, 0));
    expect(chosenMove(other)).toBe('B1');
    expect(chosenMove(table(toggle({ ...START, table: other }, 3)))).toBeNull();
  });
});
