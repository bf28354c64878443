import { describe, expect, test } from 'vitest';
import { NOTHING, type Findings } from '../../../src/state/review/findings.ts';
import {
  itemOf,
  keyOf,
  listed,
  neighbour,
  type Wanted,
} from '../../../src/state/review/listing.ts';
import { choice } from './reviews.ts';

const FOUND: Findings = {
  ...NOTHING,
  choices: [
    choice({ number: 1, grade: 'slip', loss: 0.7 }),
    choice({ number: 5, grade: 'fine', loss: 0 }),
    choice({ number: 8, grade: 'blunder', loss: 5 }),
    choice({ number: 12, grade: 'mistake', loss: 1.6 }),
    choice({ number: 13, grade: 'blunder', loss: 9, seat: 1 }),
    choice({ number: 20, grade: 'mistake', loss: 3 }),
    choice({ number: 31, grade: 'close', loss: 0.4 }),
  ],
  forgotten: [{ deal: 1, number: 20, seat: 0, cost: 1.2, error: 0.1, chance_cost: 0.02 }],
};
const WANTED: Wanted = { seat: 0, size: 'slip', all: false, order: 'largest' };

function keys(wanted: Partial<Wanted>): readonly string[] {
  return listed(FOUND, { ...WANTED, ...wanted }).map(keyOf);
}

describe('the list', () => {
  test('begins with what was worst, and ends with a call that was forgotten', () => {
    expect(keys({})).toEqual(['8', '20', '12', '1', '20f']);
  });

  test('can be in the order of the match', () => {
    expect(keys({ order: 'played' })).toEqual(['1', '8', '12', '20', '20f']);
  });

  test('can begin at a size', () => {
    expect(keys({ size: 'mistake' })).toEqual(['8', '20', '12', '20f']);
    expect(keys({ size: 'blunder' })).toEqual(['8', '20f']);
  });

  test('has what was fine or close only where that is wanted, and last', () => {
    expect(keys({ all: true }).slice(-2)).toEqual(['31', '5']);
  });

  test('is of one seat', () => {
    expect(keys({ seat: 1 })).toEqual(['13']);
    expect(keys({ seat: 2 })).toEqual([]);
  });
});

describe('the way through the list', () => {
  const items = listed(FOUND, WANTED);

  test('goes round', () => {
    const to = (key: string, by: 1 | -1) => {
      const item = neighbour(items, key, by);
      return item === null ? null : keyOf(item);
    };
    expect(to('8', 1)).toBe('20');
    expect(to('20', -1)).toBe('8');
    expect(to('20f', 1)).toBe('8');
    expect(to('8', -1)).toBe('20f');
    // From a choice that is not listed it begins at the first, or from behind.
    expect(to('5', 1)).toBe('8');
    expect(to('5', -1)).toBe('20f');
  });

  test('leads nowhere where there is nothing', () => {
    expect(neighbour([], '8', 1)).toBeNull();
  });

  test('is by addresses that each mean one thing', () => {
    for (const item of items) expect(itemOf(FOUND, keyOf(item))).toEqual(item);
    for (const key of ['', 'all', '7', '8f', 'now']) expect(itemOf(FOUND, key)).toBeNull();
  });
});
