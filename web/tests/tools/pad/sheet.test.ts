import { describe, expect, test } from 'vitest';
import { formFault, withNames } from '../../../src/tools/pad/form.ts';
import { reckon } from '../../../src/tools/pad/reckoning.ts';
import {
  newSheet,
  rematch,
  withDeal,
  withSeats,
  withoutDeal,
  type Sheet,
} from '../../../src/tools/pad/sheet.ts';
import { ID, gang, thirteen } from './pads.ts';

describe('a match on the pad', () => {
  test('is counted anew when an earlier deal is corrected', () => {
    const sheet = gang([0, 2, 3, 4], [5, 0, 1, 1]);
    const right = { winner: 0, left: [0, 2, 3, 16], undeclared: [] };
    const corrected = withDeal(sheet, 0, right);
    expect(reckon(corrected).totals).toEqual([5, 2, 4, 81]);
    expect(reckon(withoutDeal(corrected, 0)).totals).toEqual([5, 0, 1, 1]);
  });

  test('does not count what comes after its end', () => {
    const { over, totals, lines, winners } = reckon(
      gang([0, 16, 1, 1], [0, 16, 1, 2], [9, 0, 1, 1]),
    );
    expect([over, totals, winners]).toEqual([2, [0, 160, 2, 3], [0]]);
    expect(lines.map(({ counts }) => counts)).toEqual([true, true, false]);
  });

  test('is of as many players as one likes', () => {
    const sheet = withSeats({ ...gang(), dealer: 3 }, 3);
    expect(sheet).toMatchObject({ names: ['Anna', 'Ben', 'Cleo'], dealer: 0 });
  });

  test('begins again with the same people', () => {
    expect(rematch(gang([0, 1, 1, 1]), 'f'.repeat(16), 9)).toEqual({
      ...gang(),
      id: 'f'.repeat(16),
      begun: 9,
    });
  });

  test('has no names or deals at first', () => {
    const sheet = newSheet('thirteen', ID, 5, 3, 'en');
    expect(sheet).toEqual({ ...thirteen(), names: ['', '', ''] });
    expect(newSheet('gang', ID, 5, 4, 'de')).toMatchObject({ edition: 'de-2010', deals: [] });
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
    expect(formFault(thirteen())).toBeNull();
  });

  test('says what its game finds wrong with the rules', () => {
    const sheet = { ...gang(), target: 0 };
    expect(formFault(sheet)).toEqual(['pad-fault-target', { lowest: 1, highest: 10_000 }]);
  });
});
