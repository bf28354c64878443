import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOURS, SCORING, dealPoints } from '../../../../src/games/thirteen/scoring.ts';
import { caption } from '../../../../src/games/thirteen/rules/examples.ts';
import { COSTS, KEYS, TAKEN, rooms } from '../../../../src/games/thirteen/rules/summary.ts';
import { PAGES } from '../../../../src/words/parts.ts';

test('an example says what its card makes, and what it takes', () => {
  expect(caption({ cards: 'R4' })).toEqual([]);
  expect(caption({ cards: 'B2', on: 'B7 B4' })).toEqual([['web-thirteen-safe', { sum: 13 }]]);
  expect(caption({ cards: 'B5', on: 'B7 B4' })).toEqual([
    ['web-thirteen-safe', { sum: 16 }],
    ['web-thirteen-takes', { takes: 2 }],
  ]);
});

describe('the summary', () => {
  test('cites rules that there are', () => {
    const path = `../../../../../src/lastcard/locales/en/rules/${PAGES.thirteen}`;
    const page = readFileSync(new URL(path, import.meta.url), 'utf-8');
    const cited = [...KEYS, ...COSTS].map(({ number }) => number);
    expect(cited.filter((number) => !page.includes(`**${number}**`))).toEqual([]);
  });

  test('has what fits on every sum, and an example that can happen', () => {
    const fits = rooms().flatMap(({ from, to, values }) =>
      Array.from({ length: to - from + 1 }, () => values.at(-1) ?? 0),
    );
    expect(fits).toEqual([7, 7, 7, 7, 7, 7, 7, 5, 5, 4, 2, 2, 1, 0]);
    for (const colour of COLOURS) {
      const taken = TAKEN.reduce((sum, tally) => sum + tally[colour], 0);
      expect(taken).toBeLessThanOrEqual(SCORING.deck[colour]);
    }
    expect(dealPoints(TAKEN)).toEqual([4, 8, 10, 7]);
  });
});
