import { describe, expect, test } from 'vitest';
import { chartOf, pathOf } from '../../../src/tools/pad/chart.ts';
import { reckon } from '../../../src/tools/pad/reckoning.ts';
import { comingSentences, standing, summary, toGo } from '../../../src/tools/pad/sentences.ts';
import { drop, find, put, putBack, shelf } from '../../../src/tools/pad/shelf.ts';
import { short } from '../../../src/tools/pad/short.ts';
import { newSheet, withDeal, type Sheet } from '../../../src/tools/pad/sheet.ts';
import { placeOf, statistics } from '../../../src/tools/pad/statistics.ts';
import { qr } from '../../../src/controls/qr/code.ts';
import { isNewer, read, write } from '../../../src/tools/pad/text.ts';
import { ID, NAMES, NONE, gang, memory } from './pads.ts';

/** A match as the first version wrote it. */
const FIRST =
  `v=1&game=gang&id=${ID}&begun=5&dealer=0&name=Anna&name=Ben&name=Cleo&name=Dan` +
  '&edition=en-2010&undeclared=plus_one&target=100&target_rule=reach&deal=0_0.1*.2.3';
const FIRST_THIRTEEN = `v=1&game=thirteen&id=${ID}&begun=5&dealer=0&name=A&name=B&name=C&deal=12.0.10.8_0.0.0.0_2.0.0.0`;
const MOST = { blue: 12, yellow: 0, green: 10, rotten: 8 };

describe('the shelf', () => {
  test('keeps several matches, the latest first', () => {
    const storage = memory();
    put(storage, gang([0, 1, 2, 3]));
    put(storage, { ...newSheet('thirteen', 'f'.repeat(16), 9, 3), names: ['A', 'B', 'C'] });
    expect(shelf(storage).map(({ sheet }) => sheet?.game)).toEqual(['thirteen', 'gang']);
    expect(find(storage, ID)).toEqual(gang([0, 1, 2, 3]));
    const dropped = drop(storage, ID);
    expect(find(storage, ID)).toBeNull();
    putBack(storage, dropped);
    expect(find(storage, ID)).toEqual(gang([0, 1, 2, 3]));
  });

  test.each([
    '',
    'nonsense',
    '{"v":1}',
    write(gang([0, 1, 2, 3])).replace('s=0123', 's=012'),
    write(gang([0, 1, 2, 3])).replace('s=0123', 's=012h'),
    write(gang([0, 1, 2, 3])).replace('s=0123', 's=0120'),
    write(gang([0, 1, 2, 3])).replace('s=0123', 's=1123'),
    write(gang()).replace('t=100', 't=-1'),
    write(gang()).replace('d=0', 'd=4'),
    write(gang()).replace('n=Dan', 'n='),
    write(gang()).replace(ID, 'e'.repeat(16)),
    write(gang()).replace('g=gang', 'g=chess'),
    FIRST.replace('deal=0_0.1*.2.3', 'deal=0_0.1.2'),
    FIRST.replace('0_0.1*.2.3', '0_0.1.2.99'),
  ])('keeps and shows what cannot be read: %s', (text) => {
    const storage = memory();
    storage.setItem(`lastcard.pad.${ID}`, text);
    expect(shelf(storage)).toEqual([{ id: ID, text, sheet: null, newer: false }]);
    expect(find(storage, ID)).toBeNull();
  });

  test('knows a match of a later version', () => {
    expect(isNewer(write(gang()).replace('v=2', 'v=3'))).toBe(true);
    expect(isNewer(write(gang()))).toBe(false);
  });

  test('reads names with any signs in them', () => {
    const sheet = { ...gang(), names: ['Zoë & Co', 'a=b', '中文', '#1 %41+'] };
    expect(read(write(sheet))).toEqual(sheet);
  });

  test('reads what was written by the first version', () => {
    const [deal] = gang([0, 1, 2, 3]).deals;
    expect(read(FIRST)?.deals).toEqual([{ ...deal, undeclared: [1] }]);
    expect(read(FIRST_THIRTEEN)?.deals).toEqual([[MOST, NONE, { ...NONE, blue: 2 }]]);
  });

  test('reads every hand and every pile back', () => {
    const forgot = { winner: 1, left: [1, 0, 16, 10], undeclared: [0] };
    const sheet = { ...gang([0, 1, 15, 3]), deals: [...gang([0, 1, 15, 3]).deals, forgot] };
    expect(read(write(sheet))).toEqual(sheet);
    const other = { ...newSheet('thirteen', ID, 5, 3), names: NAMES.slice(0, 3) };
    const piles = withDeal(other, 0, [MOST, NONE, { ...NONE, blue: 2 }]);
    expect(read(write(piles))).toEqual(piles);
  });
});

describe('the link to a match', () => {
  const LINK = 'https://cards.example.org/pad#';

  test('fits into a code, also after a long evening', () => {
    const evening = gang(...Array.from({ length: 25 }, () => [0, 1, 2, 16]));
    expect(qr(LINK + write(evening))).not.toBeNull();
    const names = ['Anneliese', 'Benedikt', 'Cleopatra', 'Dieter', 'Emilia', 'Friedrich'];
    const deal = names.map(() => ({ blue: 2, yellow: 2, green: 2, rotten: 1 }));
    const six = names.reduce<Sheet>((sheet, _, index) => withDeal(sheet, index, deal), {
      ...newSheet('thirteen', ID, Date.now(), 6),
      names,
    });
    expect(qr(LINK + write(six))).not.toBeNull();
  });
});

describe('what is said', () => {
  const say = (message: string, args: object = {}) => `${message} ${JSON.stringify(args)}`;
  const next = (sheet: Sheet) => {
    const setting = reckon(sheet).next;
    return setting === null ? [] : comingSentences(sheet, setting).map(([message]) => message);
  };

  test('before the first deal is who deals and who opens', () => {
    expect(next(gang())).toEqual(['pad-deal-dealer', 'pad-open']);
    const three = { ...gang(), names: NAMES.slice(0, 3), dealer: 2 };
    const setting = reckon(three).next;
    expect(setting && comingSentences(three, setting)[1]).toEqual([
      'pad-open-three',
      { who: 'Anna' },
    ]);
  });

  test('of a gift says why it is owed, where others had as many cards', () => {
    expect(next(gang([0, 5, 3, 1]))).toEqual(['gang-next-deal', 'gang-next-gift']);
    expect(next(gang([0, 5, 5, 1])).at(-1)).toBe('pad-gift-seat');
    expect(next(gang([0, 5, 6, 1], [0, 5, 5, 1])).at(-1)).toBe('pad-gift-points');
  });

  test('of 13 is who deals and begins', () => {
    expect(next(newSheet('thirteen', ID, 5, 3))).toEqual(['thirteen-next-deal']);
  });

  test('of the standing is who is ahead, or has won', () => {
    const told = (sheet: Sheet) => standing(sheet, reckon(sheet));
    expect(told(gang())).toEqual(['pad-level', { deals: 0 }]);
    expect(told(gang([0, 1, 1, 1]))).toEqual(['pad-goes-on', { deals: 1, who: 'Anna' }]);
    const won = gang([0, 16, 1, 1], [0, 16, 1, 1]);
    expect(told(won)).toEqual(['pad-ended', { who: 'Anna', winners: 1 }]);
    expect(toGo(gang([0, 16, 1, 1]), reckon(gang([0, 16, 1, 1])))).toEqual([
      'pad-to-go',
      { who: 'Ben', points: 20 },
    ]);
  });

  test('to others has everybody, the best first', () => {
    const lines = summary(gang([3, 0, 2, 1]), reckon(gang([3, 0, 2, 1])), say, 'today').split('\n');
    expect(lines.map((line) => /"who":"(\w+)"/.exec(line)?.[1])).toEqual([
      undefined,
      'Ben',
      'Dan',
      'Cleo',
      'Anna',
      'Ben',
    ]);
  });
});

describe('in numbers', () => {
  const sheet = reckon(gang([0, 2, 3, 4], [8, 0, 1, 1]));

  test('everybody has won, paid and led so much', () => {
    expect(statistics(sheet)[0]).toEqual({ won: 1, average: 8, worst: 16, ahead: 1 });
    expect([0, 1, 2, 3].map((seat) => placeOf(sheet.totals, seat))).toEqual([4, 1, 2, 3]);
    expect(statistics(reckon(gang()))[0]).toEqual({ won: 0, average: 0, worst: 0, ahead: 0 });
  });

  test('a long name is cut, a short one is not', () => {
    expect([short('Annemarie', 9), short('Benedict the Great', 9)]).toEqual([
      'Annemarie',
      'Benedict…',
    ]);
  });

  test('the lines rise with the points, and names do not cover each other', () => {
    const { lines, labels, target } = chartOf(sheet, 100);
    expect(lines.map((line) => line.length)).toEqual([3, 3, 3, 3]);
    const [, first, last] = lines[0] ?? [];
    expect((last?.y ?? 0) < (first?.y ?? 0)).toBe(true);
    const heights = labels.toSorted((one, other) => one - other);
    for (const [index, y] of heights.slice(1).entries()) {
      expect(y - (heights[index] ?? 0)).toBeGreaterThan(12);
    }
    expect(target).toBeNull();
    expect(chartOf(sheet, 20).target).not.toBeNull();
    expect(
      pathOf([
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M1.0 2.0L3.0 4.0');
  });
});
