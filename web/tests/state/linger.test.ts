import { describe, expect, test } from 'vitest';
import { atHand, goOn, onBoard } from '../../src/state/linger.ts';
import { habitsOf } from '../../src/state/habits.ts';
import { nextChange, timePassed } from '../../src/state/pauses.ts';
import { ended } from '../../src/games/gang/play/still.ts';
import { saying } from '../../src/games/gang/play/saying.ts';
import { START, type State, type Table } from '../../src/state/state.ts';
import { asked, update } from '../../src/state/update.ts';
import type { Event, GangView, ThirteenView, ToldTell } from '../../src/net/wire.gen.ts';
import { ANNA, BOT, GANG, TABLE, THIRTEEN, TOLD, english } from '../fakes.ts';

const say = await english();
const name = (seat: number) => ['Anna', 'Bo', 'Cy', 'Di'][seat] ?? '';
const USUAL = habitsOf({ getItem: () => null }, false);
const NOW = 10_000;

/** Bo has played a pair, Cy and Di have passed: one more pass ends the cycle. */
const BEFORE: GangView = {
  ...GANG,
  awaits: 0,
  to_beat: 'G5 Y5',
  owner: 1,
  cycle: [
    { seat: 1, move: 'G5 Y5' },
    { seat: 2, move: 'pass' },
    { seat: 3, move: 'pass' },
  ],
};
const CLEARED: GangView = { ...GANG, number: 6, awaits: 1, to_beat: null, owner: null, cycle: [] };
const PASSED: Event = { event: 'passed', seat: 0 };
const WON: Event = { event: 'cycle_ended', leader: 1 };
const CYCLE: ToldTell = { ...TOLD, events: [PASSED, WON], view: CLEARED };

/** Bo plays the last two cards. */
const LAST: Event = { event: 'played', seat: 1, cards: 'G9 Y9', type: 'pair', left: 0 };
const OVER: Event = { event: 'deal_ended', winner: 1, hands: [], points: [], totals: [] };
const ROW = { direction: 1, winner: 1, left: [6, 0, 9, 9], points: [6, 0, 18, 18], undeclared: [] };
const SCORED: GangView = {
  ...CLEARED,
  phase: 'deal',
  awaits: -1,
  hand: '',
  pad: [ROW],
  totals: ROW.points,
  opened: ['', '', '', ''],
};
const DEAL: ToldTell = { ...TOLD, events: [LAST, OVER], view: SCORED };

function at(view: GangView | ThirteenView, table: Partial<Table> = {}): State {
  return { ...START, table: { ...TABLE, chairs: [ANNA, BOT, BOT, BOT], view, ...table } };
}

function tableOf(state: State): Table {
  if (state.table === null) throw new Error('no table is shown');
  return state.table;
}

function board(state: State): GangView {
  const view = onBoard(tableOf(state), CLEARED);
  return view;
}

function words(state: State): string | null {
  const sentence = ended(tableOf(state), name);
  return sentence === null ? null : say(...sentence);
}

describe('a cycle that was won', () => {
  const won = update(at(BEFORE), CYCLE, NOW);

  test('lies there with the last pass, and who won it is said', () => {
    expect(board(won)).toMatchObject({ to_beat: 'G5 Y5', owner: 1 });
    expect(board(won).cycle.at(-1)).toEqual({ seat: 0, move: 'pass' });
    expect(words(won)).toBe('Bo wins the cycle');
  });

  test('holds nothing up: what can be done is what the table says now', () => {
    expect(atHand(tableOf(won))).toBe(CLEARED);
  });

  test('is gone after a second', () => {
    const until = nextChange(won);
    expect(until - NOW).toBeGreaterThanOrEqual(1000);
    expect(until - NOW).toBeLessThanOrEqual(1500);
    expect(timePassed(won, until - 1)).toBe(won);
    const after = timePassed(won, until);
    expect(tableOf(after).lingering).toBeNull();
    expect(board(after)).toBe(CLEARED);
    expect(nextChange(after)).toBe(Infinity);
  });

  test('is gone with the next move, with one of one’s own, or with a tap', () => {
    const led: Event = { event: 'played', seat: 1, cards: 'R3', type: 'single', left: 5 };
    const next = update(won, { ...TOLD, number: 9, events: [led], view: GANG }, NOW + 10);
    expect(tableOf(next).lingering).toBeNull();
    const move = { type: 'move', table: 't1', turn: 6, move: 'R3' } as const;
    expect(tableOf(asked(won, move, NOW + 10)).lingering).toBeNull();
    expect(tableOf(goOn(won)).lingering).toBeNull();
  });

  test('stays while somebody talks', () => {
    const said = { entry: 'said', player: 'bo', seat: 1, text: 'Ha!' } as const;
    const heard = update(won, { ...TOLD, number: 9, entry: said }, NOW + 10);
    expect(tableOf(heard).lingering).toBe(tableOf(won).lingering);
  });

  test('is shown longer at a slow table, shorter at a fast one, and not where nothing pauses', () => {
    const until = (state: State) => nextChange(update(state, CYCLE, NOW)) - NOW;
    const usual = until(at(BEFORE));
    expect(until(at(BEFORE, { pace: 'slow' }))).toBeGreaterThan(usual);
    expect(until(at(BEFORE, { pace: 'fast' }))).toBeLessThan(usual);
    expect(until({ ...at(BEFORE), pauses: 0.5 })).toBe(usual / 2);
    expect(tableOf(update({ ...at(BEFORE), pauses: 0 }, CYCLE, NOW)).lingering).toBeNull();
  });

  test('of who is out of the deal says who leads instead', () => {
    const out: Event = { event: 'undeclared', seat: 1 };
    const view = { ...CLEARED, out: [1], awaits: 2 };
    const events = [out, PASSED, { ...WON, leader: 2 }] as const;
    const told = update(at(BEFORE), { ...CYCLE, events, view }, NOW);
    expect(words(told)).toBe('All have passed: Cy leads the next cycle.');
  });
});

describe('the last play of a deal', () => {
  const over = update(at(BEFORE), DEAL, NOW);

  test('lies there before the score comes, also at one’s own place', () => {
    const shown = board(over);
    expect(shown).toMatchObject({ to_beat: 'G9 Y9', owner: 1, opened: null, hand: GANG.hand });
    expect(shown.counts[1]).toBe(0);
    expect(shown.totals).toEqual(GANG.totals);
    expect(atHand(tableOf(over))).toBe(shown);
    expect(words(over)).toBe('Bo wins deal 1');
  });

  test('of one’s own has left the hand', () => {
    const last: Event = { event: 'played', seat: 0, cards: 'G8 Y8', type: 'pair', left: 4 };
    const told = update(at(BEFORE), { ...DEAL, events: [last, OVER] }, NOW);
    expect(board(told).hand).toBe('G2 Y2 R3 R8');
  });

  test('gives way to the score after a second and a half, or to a tap', () => {
    const until = nextChange(over);
    expect(until - NOW).toBeGreaterThanOrEqual(1500);
    expect(until - NOW).toBeLessThanOrEqual(2000);
    expect(atHand(tableOf(timePassed(over, until)))).toBe(SCORED);
    expect(atHand(tableOf(goOn(over)))).toBe(SCORED);
  });

  test('of 13 does so too', () => {
    const played: Event = { event: 'played', seat: 1, card: 'B3', target: 'B', sum: 12 };
    const last: Event = { event: 'deal_ended', taken: [], points: [4, 0, 2], totals: [4, 0, 2] };
    const targets = [{ name: 'B', cards: 'B7 B2 B3', sum: 12 }];
    const pad = [{ dealer: 2, tallies: [], points: [4, 0, 2] }];
    const view: ThirteenView = {
      ...THIRTEEN,
      phase: 'deal',
      awaits: -1,
      targets,
      pad,
      totals: [4, 0, 2],
      opened: ['B1', '', ''],
    };
    const told = update(at(THIRTEEN), { ...TOLD, events: [played, last], view }, NOW);
    expect(atHand(tableOf(told))).toMatchObject({
      phase: 'play',
      targets,
      pad: [],
      totals: [0, 0, 0],
      opened: null,
      legal: [],
    });
    expect(atHand(tableOf(goOn(told)))).toBe(view);
  });
});

describe('an answer that takes long', () => {
  const move = { type: 'move', id: 'm', table: 't1', turn: 5, move: 'pass' } as const;
  const moving = asked(at(BEFORE), move, NOW);

  test('is noticed after a moment, once', () => {
    expect(nextChange(moving)).toBe(NOW + 300);
    const held = timePassed(moving, NOW + 300);
    expect(tableOf(held).held).toBe(true);
    expect(nextChange(held)).toBe(Infinity);
  });

  test('is nothing to wonder at once it is there', () => {
    const done = update(moving, { type: 'done', id: 'm', number: 8 }, NOW + 100);
    expect(nextChange(done)).toBe(Infinity);
    expect(timePassed(done, NOW + 999)).toBe(done);
  });
});

describe('who has gone out of the deal', () => {
  const silent: Event = { event: 'undeclared', seat: 1 };
  const out = update(at(BEFORE), { ...CYCLE, events: [silent, PASSED] }, NOW);

  test('is said for some seconds, whatever is played meanwhile', () => {
    expect(tableOf(out).missed?.seat).toBe(1);
    const led: Event = { event: 'played', seat: 2, cards: 'R3', type: 'single', left: 5 };
    const next = update(out, { ...TOLD, number: 9, events: [led], view: GANG }, NOW + 10);
    expect(tableOf(next).missed?.seat).toBe(1);
    const until = nextChange(next);
    expect(until - NOW).toBeGreaterThanOrEqual(4000);
    expect(tableOf(timePassed(next, until)).missed).toBeNull();
  });

  test('reads it at the own place also when the deal ends with it', () => {
    const own = (table: Table) =>
      saying(table, SCORED, USUAL, name)
        .map((one) => say(...one))
        .join(' ');
    const forgot: Event = { event: 'undeclared', seat: 0 };
    const over = tableOf(update(at(BEFORE), { ...DEAL, events: [forgot, LAST, OVER] }, NOW));
    expect(own(over)).toMatch(/^You did not say “Last card!” in time: [^.]*\.$/);
    const theirs = tableOf(update(at(BEFORE), { ...DEAL, events: [silent, LAST, OVER] }, NOW));
    expect(own(theirs)).toBe('Deal 1 is over');
  });

  test('is not said of the next deal', () => {
    const dealt: Event = { event: 'dealt', deal: 2, dealer: 1, direction: -1 };
    const next = update(out, { ...TOLD, number: 9, events: [dealt], view: GANG }, NOW + 10);
    expect(tableOf(next).missed).toBeNull();
  });
});
