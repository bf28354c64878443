import { describe, expect, test } from 'vitest';
import { browse } from '../../src/games/gang/play/choosing.ts';
import { call, clear, toggle } from '../../src/state/choice.ts';
import { START, type State, type Table } from '../../src/state/state.ts';
import { asked, lost, read, update } from '../../src/state/update.ts';
import type { TableEntry, GangEvent, Tell } from '../../src/net/wire.gen.ts';
import { ANNA, BOT, CHAIR, GANG, HINTED, THIRTEEN, TOLD, WHOLE } from '../fakes.ts';

const YOU = { id: 'anna', name: 'Anna', kind: 'guest' } as const;
const HEARD = { now: 5000, muted: ['bo'], pauses: 0.5 };
const WELCOME: Tell = { type: 'welcome', version: 1, you: YOU, ...HEARD };
const at = after(WELCOME, WHOLE);

function after(...tells: readonly Tell[]): State {
  const opening = asked(START, { type: 'open', table: 't1' });
  return tells.reduce((state, tell) => update(state, tell, 4000), opening);
}

function table(state: State): Table {
  if (state.table === null) throw new Error('no table is shown');
  return state.table;
}

function entry(number: number, entry: TableEntry): Tell {
  return { ...TOLD, number, entry };
}

describe('the line', () => {
  test('is open once the server says welcome, and its clock is known', () => {
    expect(after(WELCOME)).toMatchObject({ line: 'open', you: YOU, ahead: 1000, pauses: 0.5 });
  });

  test('tells who is muted, also after a reload', () => {
    expect(after(WELCOME).muted).toEqual(['bo']);
  });

  test('can break without the table being forgotten', () => {
    expect(lost(at)).toMatchObject({ line: 'lost', table: { id: 't1' } });
    const refused = lost(at, 'A proxy …');
    expect(lost(refused).why).toBe('A proxy …');
    expect(update(refused, WELCOME, 0).why).toBe('');
  });

  test('is down when the server says farewell', () => {
    expect(update(at, { type: 'farewell', seconds: 3 }, 0).line).toBe('lost');
  });

  test('keeps the clock right with every pong', () => {
    expect(update(at, { type: 'pong', now: 9000, id: null }, 6000).ahead).toBe(3000);
  });
});

describe('a table', () => {
  test('is shown whole', () => {
    expect(table(at)).toMatchObject({ id: 't1', number: 7, seat: 0, view: GANG, chosen: [] });
  });

  test('is shown only if it is the one that is wanted', () => {
    expect(update(at, { ...WHOLE, table: 't2' }, 0)).toBe(at);
  });

  test('takes the next number and its view', () => {
    const view = { ...GANG, number: 6, hand: 'R3' };
    expect(table(update(at, { ...TOLD, view }, 0))).toMatchObject({ number: 8, view });
  });

  test('keeps its view where none is told', () => {
    expect(table(update(at, TOLD, 0)).view).toBe(GANG);
  });

  test('ignores what it has seen, and what another table tells', () => {
    expect(update(at, { ...TOLD, number: 7 }, 0)).toBe(at);
    expect(update(at, { ...TOLD, table: 't2' }, 0)).toBe(at);
  });

  test('notices that it missed something, until it has asked again', () => {
    const behind = update(at, { ...TOLD, number: 9 }, 0);
    expect(table(behind)).toMatchObject({ behind: true, number: 7 });
    expect(table(asked(behind, { type: 'open', table: 't1' })).behind).toBe(false);
  });

  test('finds your seat where the chairs changed', () => {
    const chairs = [CHAIR, BOT, ANNA, BOT];
    expect(table(update(at, { ...TOLD, chairs }, 0)).seat).toBe(2);
    expect(table(update(at, { ...TOLD, chairs: [CHAIR, BOT, BOT, BOT] }, 0)).seat).toBeNull();
  });

  test('keeps the events of one deal', () => {
    const passed: GangEvent = { event: 'passed', seat: 1 };
    const dealt: GangEvent = { event: 'dealt', deal: 2, dealer: 0, direction: -1 };
    const once = update(at, { ...TOLD, events: [passed] }, 0);
    expect(table(once).seen).toEqual([passed]);
    expect(table(update(once, { ...TOLD, number: 9, events: [passed] }, 0)).seen).toHaveLength(2);
    const next = update(once, { ...TOLD, number: 9, events: [dealt, passed] }, 0);
    expect(table(next).seen).toEqual([dealt, passed]);
  });

  test.each<[TableEntry, Partial<Table>]>([
    [{ entry: 'started' }, { phase: 'playing' }],
    [{ entry: 'closed', why: 'empty' }, { phase: 'closed' }],
    [{ entry: 'noted', note: 'commit 00' }, { notes: ['commit 00'] }],
    [
      { entry: 'again', match: 't2', seat: 1 },
      { again: 't2', againBy: 1 },
    ],
  ])('hears of %j', (happened, expected) => {
    expect(table(update(at, entry(8, happened), 0))).toMatchObject(expected);
  });

  test('keeps the latest talk alone', () => {
    let state = at;
    for (let number = 8; number < 60; number += 1) {
      const said = { entry: 'said', player: 'anna', seat: 0, text: `${number}` } as const;
      state = update(state, entry(number, said), 0);
    }
    expect(table(state).talk).toHaveLength(30);
    expect(table(state).talk.at(-1)?.text).toBe('59');
  });

  test('is over when the match has an outcome', () => {
    const view = { ...GANG, outcome: { totals: [1, 2, 3, 4], winners: [0] } };
    expect(table(update(at, { ...TOLD, view }, 0)).phase).toBe('over');
  });

  test('knows who is connected and how many watch', () => {
    const present = [true, false, false, true];
    const state = update(
      at,
      { type: 'presence', table: 't1', present, watchers: 3, arranger: 'p1', waits_for: [2] },
      0,
    );
    expect(table(state)).toMatchObject({ present, watchers: 3 });
  });

  test('shows a hint for this turn alone', () => {
    expect(table(update(at, { ...HINTED, turn: 5 }, 0)).hint?.move).toBe(HINTED.move);
    expect(table(update(at, { ...HINTED, turn: 4 }, 0)).hint).toBeNull();
  });

  test('is forgotten when it is shut, and when it cannot be shown', () => {
    expect(asked(at, { type: 'shut', table: 't1' }).table).toBeNull();
    const opening = asked(at, { type: 'open', id: 'x', table: 't2' });
    const refused = { type: 'refused', id: 'x', code: 'c', args: {}, sentence: 'No.' } as const;
    expect(update(opening, refused, 0)).toMatchObject({ table: null, notice: { sentence: 'No.' } });
  });
});

describe('a move', () => {
  const moving = asked(at, { type: 'move', id: 'm', table: 't1', turn: 5, move: 'pass' });

  test('is on its way until it is done, refused or told', () => {
    expect(table(moving).moving).toBe('m');
    const done: Tell = { type: 'done', id: 'm', number: 8 };
    const refused: Tell = { type: 'refused', id: 'm', code: 'c', args: {}, sentence: 'No.' };
    const told = entry(8, { entry: 'moved', seat: 0, move: 'pass', id: 'm' });
    for (const tell of [done, refused, told]) {
      expect(table(update(moving, tell, 0)).moving).toBeNull();
    }
  });

  test('of somebody else changes nothing about it', () => {
    const told = entry(8, { entry: 'moved', seat: 1, move: 'pass', id: 'n' });
    expect(table(update(moving, told, 0)).moving).toBe('m');
  });

  test('that is refused leaves a sentence, until it is read', () => {
    const refused: Tell = { type: 'refused', id: 'm', code: 'c', args: {}, sentence: 'No.' };
    const state = update(moving, refused, 0);
    expect(state.notice).toEqual({ sentence: 'No.' });
    expect(read(state).notice).toBeNull();
  });
});

describe('a choice', () => {
  test('takes cards up and puts them back', () => {
    const two = toggle(toggle(at, 0), 3);
    expect(table(two).chosen).toEqual([0, 3]);
    expect(table(toggle(two, 0)).chosen).toEqual([3]);
    expect(table(clear(two)).chosen).toEqual([]);
  });

  test('is one card in 13', () => {
    const state = after(WELCOME, { ...WHOLE, view: THIRTEEN });
    expect(table(toggle(toggle(state, 0), 3)).chosen).toEqual([3]);
  });

  test('is gone once its card is played in 13, also where the same card is drawn again', () => {
    const chosen = toggle(after(WELCOME, { ...WHOLE, view: THIRTEEN }), 0);
    const played = { event: 'played', seat: 0, card: 'B1', target: 'B', sum: 10 } as const;
    const told = update(chosen, { ...TOLD, view: THIRTEEN, events: [played] }, 0);
    expect(table(told).chosen).toEqual([]);
  });

  test('steps through what can be played, both ways and round', () => {
    expect(table(browse(at, 1)).chosen).toEqual([0, 1]);
    expect(table(browse(browse(at, 1), 1)).chosen).toEqual([3, 4]);
    expect(table(browse(at, -1)).chosen).toEqual([4, 5]);
    expect(table(browse(browse(at, -1), 1)).chosen).toEqual([0, 1]);
  });

  test('lasts while the hand stays as it is, and no longer', () => {
    const chosen = call(toggle(at, 0));
    const same = update(chosen, { ...TOLD, view: { ...GANG, awaits: 1 } }, 0);
    expect(table(same)).toMatchObject({ chosen: [0], calling: true });
    const played = update(chosen, { ...TOLD, view: { ...GANG, hand: 'R3' } }, 0);
    expect(table(played)).toMatchObject({ chosen: [], calling: false });
    expect(table(update(chosen, WHOLE, 0)).chosen).toEqual([0]);
  });
});
