import { describe, expect, test } from 'vitest';
import { dueIn, madeOf, unasked, type Due } from '../../src/state/due.ts';
import { habitsOf } from '../../src/state/habits.ts';
import { isTwice } from '../../src/state/pauses.ts';
import { isGangView } from '../../src/games/gang/play/moves.ts';
import { isPassing, saying } from '../../src/games/gang/play/saying.ts';
import { START, type State, type Table } from '../../src/state/state.ts';
import { asked, update } from '../../src/state/update.ts';
import type { GangView } from '../../src/net/wire.gen.ts';
import { GANG, TABLE, TOLD, english } from '../fakes.ts';

const say = await english();
const name = (seat: number) => ['Anna', 'Bo', 'Cy', 'Di'][seat] ?? '';
const USUAL = habitsOf({ getItem: () => null }, false);
const NOW = 10_000;
const STUCK: GangView = { ...GANG, legal: ['pass'], duty: { code: 'nothing-higher' } };
const PASS = { type: 'move', id: 'm', table: 't1', turn: 5, move: 'pass' } as const;

function at(view: GangView, table: Partial<Table> = {}): State {
  return { ...START, table: { ...TABLE, view, ...table } };
}

function due(state: State, before: Due | null = null, now = NOW, wait = 1500): Due | null {
  return dueIn(state, USUAL, before, now, wait);
}

function words({ table }: State, habits = USUAL): string {
  if (table?.view == null || !isGangView(table.view)) throw new Error('no table is shown');
  return saying(table, table.view, habits, name)
    .map((one) => say(...one))
    .join(' ');
}

describe('a pass that cannot be avoided', () => {
  test('is made after the time that was drawn for it', () => {
    expect(due(at(STUCK), null, NOW, 900)?.at).toBe(NOW + 900);
    expect(due(at(STUCK), null, NOW, 2500)).toMatchObject({ move: 'pass', unasked: true });
  });

  test('has one time, however much is heard meanwhile', () => {
    const first = due(at(STUCK), null, NOW, 1000);
    expect(due(at(STUCK, { unheard: 3 }), first, NOW + 500, 3000)).toBe(first);
  });

  test('is not made twice in a turn, also if its answer comes early', () => {
    const first = due(at(STUCK));
    const made = first === null ? null : madeOf(first);
    expect(due(at(STUCK), made)?.at).toBe(Infinity);
    const next = due(at({ ...STUCK, number: 9 }), made);
    expect(next).toMatchObject({ turn: 9, unasked: true });
    expect(next?.at).toBeLessThan(Infinity);
  });

  test('is not made once the player does not want it, or is guided', () => {
    const first = due(at(STUCK));
    expect(dueIn(at(STUCK), { ...USUAL, passing: false }, first, NOW, 0)).toBeNull();
    const guided = at(STUCK, { setup: { ...TABLE.setup, hints: true } });
    expect(dueIn(guided, { ...USUAL, advice: true }, null, NOW, 0)).toBeNull();
  });

  test('is announced, and said once it was made', () => {
    expect(words(at(STUCK))).toBe('You have nothing higher: passing for you …');
    expect(words(at(STUCK), { ...USUAL, passing: false })).toBe('You have nothing higher.');
    const asking = unasked(asked(at(STUCK), PASS, NOW));
    const cycle = [...GANG.cycle, { seat: 0, move: 'pass' }];
    const view = { ...GANG, number: 6, awaits: 1, cycle, legal: [], duty: null };
    const told = update(asking, { ...TOLD, view, events: [{ event: 'passed', seat: 0 }] }, NOW);
    expect(words(told)).toBe('You passed: nothing higher. Bo to play');
    const cleared = { ...view, number: 8, awaits: 2, cycle: [] };
    const ended = { event: 'cycle_ended', leader: 2 } as const;
    const won = update(told, { ...TOLD, number: 9, view: cleared, events: [ended] }, NOW);
    expect(words(won)).toBe('You passed: nothing higher. Cy to play');
    const led = { event: 'played', seat: 2, cards: 'R3', type: 'single', left: 5 } as const;
    const leads = { ...cleared, number: 9, awaits: 3 };
    const later = update(won, { ...TOLD, number: 10, view: leads, events: [led] }, NOW);
    expect(words(later)).toBe('Di to play');
  });

  test('of one’s own is not called the page’s', () => {
    const cycle = [...GANG.cycle, { seat: 0, move: 'pass' }];
    const view = { ...GANG, number: 6, awaits: 1, cycle, legal: [], duty: null };
    const events = [{ event: 'passed', seat: 0 }] as const;
    const told = update(asked(at(GANG), PASS, NOW), { ...TOLD, view, events }, NOW);
    expect(words(told)).toBe('Bo to play');
  });
});

describe('what was chosen ahead', () => {
  test('is made soon, and is no pass that nobody asked for', () => {
    const planned = at(STUCK, { planned: 'pass' });
    expect(due(planned)).toMatchObject({ unasked: false });
    expect(due(planned)?.at).toBeLessThan(NOW + 1000);
    expect(isPassing(planned.table ?? TABLE, USUAL)).toBe(false);
  });
});

test('a tap that follows at once repeats the one before', () => {
  const { table } = asked(at(GANG), PASS, NOW);
  expect(isTwice(table ?? TABLE, 'pass', NOW + 599)).toBe(true);
  expect(isTwice(table ?? TABLE, 'pass', NOW + 600)).toBe(false);
  expect(isTwice(TABLE, 'pass', NOW)).toBe(false);
});

describe('at one’s own place', () => {
  test('is said why a move waits', () => {
    const counts = [6, 9, 9, 1];
    const held = { moving: 'm', held: true };
    expect(words(at({ ...GANG, counts }, held))).toBe('Waiting: Di may still say “Last card!”.');
    expect(words(at({ ...GANG, counts, declared: [3] }, held))).not.toContain('Waiting');
    expect(words(at({ ...GANG, counts, out: [3] }, held))).not.toContain('Waiting');
    expect(words(at(GANG, held))).not.toContain('Waiting');
    expect(words(at({ ...GANG, counts }))).not.toContain('Waiting');
  });

  test('is said that one is out of the deal', () => {
    const out = at({ ...GANG, awaits: 1, out: [0], legal: [], duty: null });
    expect(words(out)).toBe(
      'You did not say “Last card!” in time: you are out of this deal and keep one card.',
    );
  });
});
