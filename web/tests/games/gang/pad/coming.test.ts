import { describe, expect, test } from 'vitest';
import { coming } from '../../../../src/games/gang/pad/coming.ts';
import type { GangSheet } from '../../../../src/games/gang/pad/sheet.ts';
import type { Coming } from '../../../../src/games/pad.ts';
import { reckon } from '../../../../src/tools/pad/reckoning.ts';
import { NAMES, gang } from '../../../tools/pad/pads.ts';

function told(sheet: GangSheet): Coming | null {
  const reckoning = reckon(sheet);
  return reckoning.next && coming(sheet, reckoning, reckoning.next);
}

const next = (sheet: GangSheet) => told(sheet)?.settled.map(([message]) => message);

describe('what is said of the coming deal of Gang of Four', () => {
  test('before the first is who deals and who opens', () => {
    expect(next(gang())).toEqual(['pad-deal-dealer', 'pad-open']);
    const three = { ...gang(), names: NAMES.slice(0, 3), dealer: 2 };
    expect(told(three)?.settled[1]).toEqual(['pad-open-three', { who: 'Anna' }]);
    expect(told(gang())).toMatchObject({ deal: ['web-deal', { deal: 1 }], saysWay: false });
  });

  test('is who gives a card, and why, where others had as many', () => {
    expect(next(gang([0, 5, 3, 1]))).toEqual(['gang-next-deal', 'gang-next-gift']);
    expect(next(gang([0, 5, 5, 1]))?.at(-1)).toBe('pad-gift-seat');
    expect(next(gang([0, 5, 6, 1], [0, 5, 5, 1]))?.at(-1)).toBe('pad-gift-points');
  });

  test('is how far away the end is, and which way it goes', () => {
    const toGo = ['pad-to-go', { who: 'Ben', points: 20 }];
    expect(told(gang([0, 16, 1, 1]))).toMatchObject({ saysWay: true, toGo });
    expect(told(gang())?.toGo).toBeNull();
  });
});
