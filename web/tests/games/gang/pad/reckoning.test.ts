import { expect, test } from 'vitest';
import { giftOf } from '../../../../src/games/gang/pad/reckoning.ts';
import { reckon } from '../../../../src/tools/pad/reckoning.ts';
import { MATCHES, gangSheetOf } from '../../../tools/pad/matches.ts';

test('the score pad agrees with the engine about who gives his best card to whom', () => {
  for (const match of MATCHES.filter(({ game }) => game === 'gang')) {
    const sheet = gangSheetOf(match);
    const { lines } = reckon(sheet);
    const given = match.deals.map((_, index) => giftOf(sheet, index, lines.slice(0, index)));
    expect(given.map((gift) => (gift === null ? undefined : [gift.giver, gift.taker]))).toEqual(
      match.deals.map(({ gift }) => gift),
    );
  }
});
