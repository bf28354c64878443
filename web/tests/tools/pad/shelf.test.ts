import { describe, expect, test } from 'vitest';
import { chartOf, pathOf } from '../../../src/tools/pad/chart.ts';
import { reckon } from '../../../src/tools/pad/reckoning.ts';
import { standing, summary } from '../../../src/tools/pad/sentences.ts';
import { drop, find, put, putBack, shelf } from '../../../src/tools/pad/shelf.ts';
import { fitted } from '../../../src/tools/pad/fitted.ts';
import { withDeal, type Sheet } from '../../../src/tools/pad/sheet.ts';
import { placeOf, statistics } from '../../../src/tools/pad/statistics.ts';
import { qr } from '../../../src/controls/qr.ts';
import { read, whyUnread, write } from '../../../src/tools/pad/text.ts';
import { ID, NONE, gang, memory, thirteen } from './pads.ts';

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
    put(storage, { ...thirteen(), id: 'f'.repeat(16), begun: 9 });
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
    write(gang()).replace('g=gang', 'g='),
    FIRST.replace('deal=0_0.1*.2.3', 'deal=0_0.1.2'),
    FIRST.replace('0_0.1*.2.3', '0_0.1.2.99'),
  ])('keeps and shows what cannot be read: %s', (text) => {
    const storage = memory();
    storage.setItem(`lastcard.pad.${ID}`, text);
    expect(shelf(storage)).toEqual([{ id: ID, text, sheet: null, unread: 'broken' }]);
    expect(find(storage, ID)).toBeNull();
  });

  test('knows a match of a later version', () => {
    expect(whyUnread(write(gang()).replace('v=2', 'v=3'))).toBe('newer');
  });

  test.each([
    write(gang()).replace('g=gang', 'g=chess'),
    write(gang()).replace('g=gang', 'g=constructor'),
    'v=1&game=chess',
  ])('keeps and shows a match of a game that has no pad: %s', (text) => {
    const storage = memory();
    storage.setItem(`lastcard.pad.${ID}`, text);
    expect(shelf(storage)).toEqual([{ id: ID, text, sheet: null, unread: 'game' }]);
    expect(find(storage, ID)).toBeNull();
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
    const piles = withDeal(thirteen(), 0, [MOST, NONE, { ...NONE, blue: 2 }]);
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
      ...thirteen(),
      begun: Date.now(),
      names,
    });
    expect(qr(LINK + write(six))).not.toBeNull();
  });
});

describe('what is said', () => {
  const say = (message: string, args: object = {}) => `${message} ${JSON.stringify(args)}`;

  test('of the standing is who is ahead, or has won', () => {
    const told = (sheet: Sheet) => standing(sheet, reckon(sheet));
    expect(told(gang())).toEqual(['pad-level', { deals: 0 }]);
    expect(told(gang([0, 1, 1, 1]))).toEqual(['pad-goes-on', { deals: 1, who: 'Anna' }]);
    const won = gang([0, 16, 1, 1], [0, 16, 1, 1]);
    expect(told(won)).toEqual(['pad-ended', { who: 'Anna', winners: 1 }]);
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

  test('a name is cut only where there is no room for it', () => {
    const measure = (text: string) => Array.from(text).length * 7;
    const fit = (name: string, room: number) => fitted(name, room, measure);
    expect([fit('Annemarie', 63), fit('Benedict the Great', 63)]).toEqual([
      'Annemarie',
      'Benedict…',
    ]);
    expect([fit('Benedict the Great', 126), fit('Ben', 1)]).toEqual(['Benedict the Great', 'B…']);
  });

  test('long names get as much room as they need, as long as the lines keep some', () => {
    const end = (widest: number) => chartOf(sheet, null, widest).right;
    expect([end(10), end(73), end(100), end(999)]).toEqual([236, 236, 209, 149]);
  });

  test('the lines rise with the points, and names do not cover each other', () => {
    const { lines, labels, target } = chartOf(sheet, 100, 0);
    expect(lines.map((line) => line.length)).toEqual([3, 3, 3, 3]);
    const [, first, last] = lines[0] ?? [];
    expect((last?.y ?? 0) < (first?.y ?? 0)).toBe(true);
    const heights = labels.toSorted((one, other) => one - other);
    for (const [index, y] of heights.slice(1).entries()) {
      expect(y - (heights[index] ?? 0)).toBeGreaterThan(12);
    }
    expect(target).toBeNull();
    expect(chartOf(sheet, 20, 0).target).not.toBeNull();
    expect(
      pathOf([
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M1.0 2.0L3.0 4.0');
  });
});
