import { expect, test } from 'vitest';
import { START } from '../../src/state/state.ts';
import { asked, update } from '../../src/state/update.ts';
import { TOLD, WHOLE } from '../fakes.ts';

const at = update(asked(START, { type: 'open', table: 't1' }), WHOLE, 0);
const own = at.table?.seat ?? -1;

test.each([
  ['is told that the host has freed the seat', own, true, { message: 'web-seat-freed' }],
  ['knows when getting up alone', own, false, null],
  ['is told of no other seat', own + 1, true, null],
])('whoever sits at a table %s', (_, seat, removed, notice) => {
  const entry = { entry: 'stood', seat, removed } as const;
  expect(update(at, { ...TOLD, number: 8, entry }, 0).notice).toEqual(notice);
});
