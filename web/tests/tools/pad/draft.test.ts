import { expect, test } from 'vitest';
import { countsWith, nextCell, noCounts } from '../../../src/tools/pad/draft.ts';

test('counting goes from cell to cell, round and round, and leaves out what is counted', () => {
  const empty = { counts: noCounts(2, 2) };
  const last = { counts: countsWith(empty.counts, { seat: 1, column: 1 }, 4) };
  expect(last.counts).toEqual([
    [null, null],
    [null, 4],
  ]);
  expect(nextCell(empty, last, { seat: 1, column: 1 })).toMatchObject({ seat: 0, column: 0 });
  expect(nextCell(last, last, { seat: 1, column: 0 })).toMatchObject({ seat: 0, column: 0 });
  const whole = {
    counts: [
      [0, 0],
      [0, 4],
    ],
  };
  expect(nextCell(whole, whole, { seat: 0, column: 1 })).toEqual({ seat: 0, column: 1 });
});
