import { describe, expect, test } from 'vitest';
import { part } from '../../../../src/games/gang/pad/part.ts';
import { dealOf, draftOf, withCount, withForgot } from '../../../../src/games/gang/pad/draft.ts';
import { nextCell } from '../../../../src/tools/pad/draft.ts';
import { gang } from '../../../tools/pad/pads.ts';

describe('counting a deal of Gang of Four', () => {
  const empty = draftOf(gang(), 0);
  const at = (seat: number, column = 0) => ({ seat, column });

  test('goes from player to player', () => {
    const first = withCount(empty, at(0), 3);
    expect(nextCell(empty, first, at(0))).toMatchObject(at(1));
    expect(dealOf(first)).toBeNull();
  });

  test('knows who has won when all others have cards', () => {
    const three = [0, 1, 3].reduce((draft, seat) => withCount(draft, at(seat), 2), empty);
    expect(dealOf(three)).toEqual({ winner: 2, left: [2, 2, 0, 2], undeclared: [] });
    const two = withCount(withCount(empty, at(0), 2), at(1), 2);
    expect(nextCell(two, three, at(3))).toMatchObject(at(2));
    expect(nextCell(three, withCount(three, at(3), 5), at(3))).toEqual(at(3));
  });

  test('has one winner', () => {
    const twice = withCount(withCount(empty, at(0), 0), at(1), 0);
    expect(twice.counts.map(([count]) => count)).toEqual([null, 0, null, null]);
  });

  test('remembers who forgot only while there is one card', () => {
    const forgot = withForgot(withCount(empty, at(1), 1), 1, true);
    expect(forgot.forgot).toEqual([1]);
    expect(withCount(forgot, at(1), 2).forgot).toEqual([]);
    expect(withForgot(forgot, 1, false).forgot).toEqual([]);
  });

  test('begins with what was counted before', () => {
    const sheet = gang([0, 1, 2, 3]);
    expect(dealOf(draftOf(sheet, 0))).toEqual(sheet.deals[0]);
  });

  test('has a key for every hand, and one for the winner', () => {
    const keys = part.keys(0);
    expect(keys.map(({ count }) => count)).toEqual(
      [...Array(16).keys()].map((n) => n + 1).concat(0),
    );
    expect(keys.filter(({ won }) => won !== undefined)).toEqual([
      { count: 0, won: ['pad-none-left', {}] },
    ]);
    expect(part.mostIn(empty, at(1))).toBe(16);
    expect(part.ask('Ben', at(1))).toEqual(['pad-ask-left', { who: 'Ben' }]);
  });
});
