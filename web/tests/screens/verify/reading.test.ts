import { describe, expect, test } from 'vitest';
import { readRecord } from '../../../src/screens/verify/reading.ts';

const record = {
  version: 1,
  game: 'gang',
  edition: 'en-2010',
  options: { target: 100 },
  names: ['Ann', 'Bo', 'Cy'],
  match: 'm',
  seed: null,
  proof: [],
  deals: [{ moves: [{ seat: -1, move: 'deal G1' }], points: null, proof: ['commit 1'] }],
  totals: null,
  winners: null,
};

describe('a record in a file', () => {
  test('is read as it was written', () => {
    expect(readRecord(JSON.stringify(record))).toEqual(record);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'lastcard record 1'],
    ['a list', '[]'],
    ['null', 'null'],
    ['something else', '{"game":"gang"}'],
    ['deals that are none', JSON.stringify({ ...record, deals: [{ moves: 'all' }] })],
    ['names that are none', JSON.stringify({ ...record, names: [1, 2, 3] })],
  ])('is refused where it is %s', (_, text) => {
    expect(readRecord(text)).toBeNull();
  });
});
