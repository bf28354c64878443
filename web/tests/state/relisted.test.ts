import { expect, test } from 'vitest';
import { relisted } from '../../src/state/relisted.ts';
import { START } from '../../src/state/state.ts';
import { update } from '../../src/state/update.ts';
import type { Listed, Tell } from '../../src/net/wire.gen.ts';
import { WHOLE } from '../fakes.ts';

function listed(table: string, phase: Listed['phase']): Listed {
  return { table, setup: WHOLE.setup, host: 'Anna', phase, chairs: [], watchers: 0 };
}

const [a, b, c] = [listed('a', 'open'), listed('b', 'open'), listed('c', 'open')];

test('the lobby goes on from what has changed', () => {
  const whole = update(START, { type: 'tables', tables: [a, b], waiting: 0 }, 0);
  const begun = listed('a', 'playing');
  const news: Tell = { type: 'relisted', tables: [begun, c], gone: ['b'], waiting: 1 };
  expect(update(whole, news, 0).lobby).toEqual({ tables: [c, begun], waiting: 1 });
});

test('a table that changed keeps its place', () => {
  const lobby = { tables: [a, b, c], waiting: 0 };
  const watched = { ...b, watchers: 3 };
  const news = { type: 'relisted', tables: [watched], gone: [], waiting: 0 } as const;
  expect(relisted(lobby, news).tables).toEqual([a, watched, c]);
});
