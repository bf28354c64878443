// Sheets as they lie in browsers and stand in links that were shared: they are read for ever, and
// written the same, byte for byte.
import { describe, expect, test } from 'vitest';
import { reckon } from '../../../src/tools/pad/reckoning.ts';
import { find, put } from '../../../src/tools/pad/shelf.ts';
import { read, write } from '../../../src/tools/pad/text.ts';
import { ID, memory } from './pads.ts';

const GANG =
  `v=2&g=gang&i=${ID}&b=1700000000000&d=2&n=Anna&n=Zo%C3%AB+%26+Co&n=Cleo&n=Dan` +
  '&e=fi-2010&u=plus_one&t=120&r=exceed&s=31090x2gg1a0';
const THIRTEEN =
  `v=2&g=thirteen&i=${ID}&b=1700000000001&d=1&n=Anna&n=Ben&n=%E4%B8%AD%E6%96%87` +
  '&s=320106202562e8a400000332';
/** The same as the first version of the text had it. */
const FIRST_GANG =
  `v=1&game=gang&id=${ID}&begun=1700000000000&dealer=2&name=Anna&name=Zo%C3%AB+%26+Co&name=Cleo` +
  '&name=Dan&edition=fi-2010&undeclared=plus_one&target=120&target_rule=exceed' +
  '&deal=2_3.1.0.9&deal=0_0.1*.2.16&deal=3_16.1.10.0';
const FIRST_THIRTEEN =
  `v=1&game=thirteen&id=${ID}&begun=1700000000001&dealer=1&name=Anna&name=Ben` +
  '&name=%E4%B8%AD%E6%96%87&deal=3.2.0.1_0.6.2.0_2.5.6.2&deal=14.8.10.4_0.0.0.0_0.3.3.2';

describe.each([
  { game: 'gang', text: GANG, first: FIRST_GANG, totals: [83, 4, 22, 98] },
  { game: 'thirteen', text: THIRTEEN, first: FIRST_THIRTEEN, totals: [12, 2, 21] },
])('a sheet of $game that was written earlier', ({ text, first, totals }) => {
  const sheet = read(text);

  test('comes to what it came to', () => {
    expect(sheet).not.toBeNull();
    expect(sheet && reckon(sheet).totals).toEqual(totals);
  });

  test('is written as it was', () => {
    expect(sheet && write(sheet)).toBe(text);
  });

  test('is the same in the first version of the text', () => {
    expect(read(first)).toEqual(sheet);
  });

  test('is found in the browser where it lay', () => {
    const storage = memory();
    storage.setItem(`lastcard.pad.${ID}`, text);
    const found = find(storage, ID);
    if (found !== null) put(storage, found);
    expect(storage.getItem(`lastcard.pad.${ID}`)).toBe(text);
    expect(found).toEqual(sheet);
  });
});

test('a sheet has the fields it had', () => {
  const match = { id: ID, begun: 1700000000000, names: ['Anna', 'Zoë & Co', 'Cleo', 'Dan'] };
  expect(read(GANG)).toEqual({
    ...match,
    game: 'gang',
    dealer: 2,
    edition: 'fi-2010',
    undeclared: 'plus_one',
    target: 120,
    target_rule: 'exceed',
    deals: [
      { winner: 2, left: [3, 1, 0, 9], undeclared: [] },
      { winner: 0, left: [0, 1, 2, 16], undeclared: [1] },
      { winner: 3, left: [16, 1, 10, 0], undeclared: [] },
    ],
  });
});
