import { expect, test } from 'vitest';
import { part } from '../../../../src/games/thirteen/pad/part.ts';
import { reckon } from '../../../../src/tools/pad/reckoning.ts';
import { thirteen } from '../../../tools/pad/pads.ts';

test('what is said of the coming deal of 13 is which it is, who deals and who begins', () => {
  const reckoning = reckon(thirteen());
  expect(reckoning.next && part.coming(thirteen(), reckoning, reckoning.next)).toEqual({
    deal: ['pad-deal-of', { deal: 1, deals: 6 }],
    settled: [['thirteen-next-deal', { dealer: 'Anna', beginner: 'Ben', you: 'no' }]],
    saysWay: false,
    toGo: null,
  });
});
