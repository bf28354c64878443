import { describe, expect, test } from 'vitest';
import { dealOf, draftOf, mostIn, withZeros } from '../../../../src/games/thirteen/pad/draft.ts';
import { part } from '../../../../src/games/thirteen/pad/part.ts';
import { fault, gap } from '../../../../src/games/thirteen/pad/sheet.ts';
import { NONE, thirteen } from '../../../tools/pad/pads.ts';

describe('counting a deal of 13', () => {
  const empty = draftOf(thirteen(), 0);
  const at = (seat: number, column: number) => ({ seat, column });
  const some = part.withCount(empty, at(0, 3), 6);

  test('goes by colour, and there are only so many of each', () => {
    const most = [at(1, 3), at(0, 3), at(1, 0)].map((cell) => mostIn(some, cell));
    expect(most).toEqual([2, 8, 14]);
    expect([0, 3].map((column) => part.keys(column).length)).toEqual([15, 9]);
    expect(part.ask('Ben', at(1, 3))).toEqual(['pad-ask-taken', { who: 'Ben', colour: 'rotten' }]);
  });

  test('can be ended with nothing for the rest', () => {
    expect(dealOf(some)).toBeNull();
    expect(dealOf(withZeros(some))).toEqual([{ ...NONE, rotten: 6 }, NONE, NONE]);
  });

  test('begins with what was counted before', () => {
    const deal = [{ ...NONE, blue: 3 }, NONE, { ...NONE, rotten: 2 }];
    expect(dealOf(draftOf(thirteen(deal), 0))).toEqual(deal);
  });
});

describe('nonsense in 13', () => {
  test('is too few cards: the targets bear only so much', () => {
    const deal = (blue: number) => [{ ...NONE, blue }, { ...NONE, yellow: 8 }, NONE];
    expect(gap(deal(8))).toEqual(['pad-fault-few', { taken: 16, least: 17 }]);
    expect(gap(deal(9))).toBeNull();
    expect(gap([...deal(14), NONE])?.[0]).toBe('pad-fault-few');
  });

  test('is too many of a colour, or too many at all', () => {
    expect(
      fault([
        { ...NONE, rotten: 5 },
        { ...NONE, rotten: 4 },
      ])?.[1],
    ).toEqual({
      colour: 'rotten',
      taken: 9,
      most: 8,
    });
    const all = { blue: 14, yellow: 14, green: 13, rotten: 7 };
    expect(fault([all])?.[0]).toBe('pad-fault-taken');
    expect(fault([{ ...all, blue: 13 }])).toBeNull();
  });
});
