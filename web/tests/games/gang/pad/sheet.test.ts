import { describe, expect, test } from 'vitest';
import { giftOf } from '../../../../src/games/gang/pad/reckoning.ts';
import {
  fault,
  rulesFault,
  withEdition,
  type GangSheet,
} from '../../../../src/games/gang/pad/sheet.ts';
import { reckon } from '../../../../src/tools/pad/reckoning.ts';
import { gang } from '../../../tools/pad/pads.ts';

describe('a match of Gang of Four on the pad', () => {
  test('is of the edition one likes', () => {
    const german = withEdition(gang(), 'de-2010');
    expect(german).toMatchObject({ edition: 'de-2010', undeclared: 'one' });
    expect(withEdition(gang(), 'fi-2010').target_rule).toBe('exceed');
  });

  test('goes on where the target is set higher', () => {
    const sheet = gang([0, 16, 1, 1], [0, 16, 1, 2]);
    const over = (changes: Partial<GangSheet>) => {
      const changed: GangSheet = { ...sheet, ...changes };
      return reckon(changed).over;
    };
    expect([over({}), over({ target: 160 })]).toEqual([2, 2]);
    expect([over({ target: 200 }), over({ target: 160, target_rule: 'exceed' })]).toEqual([
      null,
      null,
    ]);
  });

  test.each([0, -5, 2.5, Number.NaN, 1e9])('cannot end at %s points', (target) => {
    expect(rulesFault({ ...gang(), target })?.[0]).toBe('pad-fault-target');
    expect(rulesFault(gang())).toBeNull();
  });

  test('has another giver when an earlier deal is corrected', () => {
    const sheet = gang([0, 2, 3, 4], [5, 0, 1, 1]);
    expect(giftOf(sheet, 1, reckon(sheet).lines)?.giver).toBe(3);
    const corrected = gang([0, 9, 3, 4], [5, 0, 1, 1]);
    expect(giftOf(corrected, 1, reckon(corrected).lines)?.giver).toBe(1);
    expect(giftOf(sheet, 0, [])).toBeNull();
  });
});

describe('nonsense in Gang of Four', () => {
  test.each<[string, number, number[], number[]]>([
    ['pad-fault-winner', -1, [1, 2, 3], []],
    ['pad-fault-winners', 0, [0, 0, 3], []],
    ['pad-fault-hand', 0, [0, 17, 3], []],
    ['pad-fault-hand', 0, [0, 1.5, 3], []],
    ['pad-fault-forgot', 0, [0, 2, 3], [1]],
    ['pad-fault-forgot', 0, [1, 2, 3], [0]],
  ])('is told apart: %s', (message, winner, left, undeclared) => {
    expect(fault({ winner, left, undeclared })?.[0]).toBe(message);
  });
});
