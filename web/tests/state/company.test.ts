import { describe, expect, test } from 'vitest';
import { START } from '../../src/state/state.ts';
import { asked, lost, update } from '../../src/state/update.ts';
import type { Tell } from '../../src/net/wire.gen.ts';

const YOU = { id: 'anna', name: 'Anna', kind: 'guest' } as const;
const WELCOME: Tell = {
  type: 'welcome',
  version: 1,
  you: YOU,
  now: 5000,
  muted: ['bo'],
  pauses: 0.5,
};
const at = update(START, WELCOME, 4000);

describe('company', () => {
  test('is told whole at first', () => {
    const state = update(at, { type: 'tables', tables: [], waiting: 2 }, 0);
    expect(state.lobby).toEqual({ tables: [], waiting: 2 });
  });

  test('is waited for, then found', () => {
    const waiting = update(at, { type: 'waiting', until: 9000 }, 0);
    expect(waiting.pairing).toBe(9000);
    expect(asked(waiting, { type: 'unpair' }).pairing).toBeNull();
    const paired = update(waiting, { type: 'paired', table: 't9' }, 0);
    expect(paired).toMatchObject({ pairing: null, invited: 't9' });
    expect(lost(waiting).pairing).toBeNull();
    const nobody: Tell = {
      type: 'refused',
      id: null,
      code: 'nobody-found',
      args: {},
      sentence: 'Nobody came.',
    };
    expect(update(waiting, nobody, 0)).toMatchObject({
      pairing: null,
      notice: { sentence: 'Nobody came.' },
    });
  });

  test('elsewhere changes, or may have while the line was down', () => {
    const changed = update(at, { type: 'mine' }, 0);
    expect(changed.changes).toBe(at.changes + 1);
    expect(update(changed, WELCOME, 0).changes).toBe(changed.changes);
    expect(update(lost(changed), WELCOME, 0).changes).toBe(changed.changes + 1);
  });

  test('that was left is gone at once, until one comes back to it', () => {
    const left = asked(at, { type: 'leave', table: 't5' });
    expect(left.left).toEqual(['t5']);
    expect(asked(left, { type: 'back', table: 't5' }).left).toEqual([]);
  });
});
