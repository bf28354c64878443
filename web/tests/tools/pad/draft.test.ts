import { describe, expect, test } from 'vitest';
import {
  draftOf,
  gangDealOf,
  mostIn,
  nextCell,
  thirteenDealOf,
  withCount,
  withForgot,
  withZeros,
} from '../../../src/tools/pad/draft.ts';
import { gangFault, thirteenFault, thirteenGap } from '../../../src/tools/pad/faults.ts';
import { formFault, withNames } from '../../../src/tools/pad/form.ts';
import { reckon } from '../../../src/tools/pad/reckoning.ts';
import {
  newSheet,
  rematch,
  withDeal,
  withEdition,
  withSeats,
  withoutDeal,
  type Sheet,
} from '../../../src/tools/pad/sheet.ts';
import { ID, NONE, gang } from './pads.ts';

describe('a match on the pad', () => {
  test('is counted anew when an earlier deal is corrected', () => {
    const sheet = gang([0, 2, 3, 4], [5, 0, 1, 1]);
    const right = { winner: 0, left: [0, 2, 3, 16], undeclared: [] };
    const corrected = withDeal(sheet, 0, right);
    expect(reckon(corrected).totals).toEqual([5, 2, 4, 81]);
    expect(reckon(corrected).lines[1]?.gift?.giver).toBe(3);
    expect(reckon(withoutDeal(corrected, 0)).totals).toEqual([5, 0, 1, 1]);
  });

  test('does not count what comes after its end', () => {
    const { over, totals, lines, winners } = reckon(
      gang([0, 16, 1, 1], [0, 16, 1, 2], [9, 0, 1, 1]),
    );
    expect([over, totals, winners]).toEqual([2, [0, 160, 2, 3], [0]]);
    expect(lines.map(({ counts }) => counts)).toEqual([true, true, false]);
  });

  test('goes on where the target is set higher', () => {
    const sheet = gang([0, 16, 1, 1], [0, 16, 1, 2]);
    expect(reckon({ ...sheet, target: 200 }).over).toBeNull();
    expect(reckon({ ...sheet, target: 160, target_rule: 'exceed' }).over).toBeNull();
  });

  test('is of as many players and of the edition one likes', () => {
    const sheet = { ...gang(), dealer: 3 };
    expect(withSeats(sheet, 3)).toMatchObject({ names: ['Anna', 'Ben', 'Cleo'], dealer: 0 });
    expect(withEdition(sheet, 'de-2010')).toMatchObject({ edition: 'de-2010', undeclared: 'one' });
    expect(withEdition(sheet, 'fi-2010').target_rule).toBe('exceed');
  });

  test('begins again with the same people', () => {
    expect(rematch(gang([0, 1, 1, 1]), 'f'.repeat(16), 9)).toEqual({
      ...gang(),
      id: 'f'.repeat(16),
      begun: 9,
    });
  });

  test('does not take a deal of the other game', () => {
    expect(withDeal(gang(), 0, [NONE, NONE, NONE, NONE])).toEqual(gang());
  });
});

describe('the form', () => {
  const player = (seat: number) => `Player ${seat + 1}`;

  test('names who has no name, and wants no name twice', () => {
    const sheet: Sheet = { ...gang(), names: ['Anna', ' ', 'anna ', 'Dan'] };
    const named = withNames(sheet, player);
    expect(named.names).toEqual(['Anna', 'Player 2', 'anna', 'Dan']);
    expect(formFault(named)?.[0]).toBe('pad-fault-names');
    expect(formFault(gang())).toBeNull();
  });

  test.each([0, -5, 2.5, Number.NaN, 1e9])(
    'says that a match cannot end at %s points',
    (target) => {
      expect(formFault({ ...gang(), target })?.[0]).toBe('pad-fault-target');
    },
  );
});

describe('counting a deal', () => {
  const empty = draftOf(gang(), 0);
  const at = (seat: number, column = 0) => ({ seat, column });

  test('goes from player to player', () => {
    const first = withCount(empty, at(0), 3);
    expect(nextCell(empty, first, at(0))).toMatchObject(at(1));
    expect(gangDealOf(first)).toBeNull();
  });

  test('knows who has won when all others have cards', () => {
    const three = [0, 1, 3].reduce((draft, seat) => withCount(draft, at(seat), 2), empty);
    expect(gangDealOf(three)).toEqual({ winner: 2, left: [2, 2, 0, 2], undeclared: [] });
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
    expect(gangDealOf(draftOf(sheet, 0))).toEqual(sheet.deals[0]);
  });

  test('of 13 goes by colour, and there are only so many of each', () => {
    const draft = draftOf(newSheet('thirteen', ID, 5, 3), 0);
    const some = withCount(draft, at(0, 3), 6);
    expect([mostIn(some, at(1, 3)), mostIn(some, at(0, 3)), mostIn(some, at(1, 0))]).toEqual([
      2, 8, 14,
    ]);
    expect(thirteenDealOf(some)).toBeNull();
    expect(thirteenDealOf(withZeros(some))).toEqual([{ ...NONE, rotten: 6 }, NONE, NONE]);
  });
});

describe('nonsense', () => {
  test.each<[string, number, number[], number[]]>([
    ['pad-fault-winner', -1, [1, 2, 3], []],
    ['pad-fault-winners', 0, [0, 0, 3], []],
    ['pad-fault-hand', 0, [0, 17, 3], []],
    ['pad-fault-hand', 0, [0, 1.5, 3], []],
    ['pad-fault-forgot', 0, [0, 2, 3], [1]],
    ['pad-fault-forgot', 0, [1, 2, 3], [0]],
  ])('is told apart: %s', (message, winner, left, undeclared) => {
    expect(gangFault({ winner, left, undeclared })?.[0]).toBe(message);
  });

  test('of 13 is too few cards: the targets bear only so much', () => {
    const deal = (blue: number) => [{ ...NONE, blue }, { ...NONE, yellow: 8 }, NONE];
    expect(thirteenGap(deal(8))).toEqual(['pad-fault-few', { taken: 16, least: 17 }]);
    expect(thirteenGap(deal(9))).toBeNull();
    expect(thirteenGap([...deal(14), NONE])?.[0]).toBe('pad-fault-few');
  });

  test('of 13 is too many of a colour, or too many at all', () => {
    expect(
      thirteenFault([
        { ...NONE, rotten: 5 },
        { ...NONE, rotten: 4 },
      ])?.[1],
    ).toEqual({
      colour: 'rotten',
      taken: 9,
      most: 8,
    });
    const all = { blue: 14, yellow: 14, green: 13, rotten: 7 };
    expect(thirteenFault([all])?.[0]).toBe('pad-fault-taken');
    expect(thirteenFault([{ ...all, blue: 13 }])).toBeNull();
  });
});
