import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read } from '../../../../src/games/gang/play/strengths.ts';
import { BRIEF } from '../../../../src/games/gang/rules/brief.ts';
import { EXAMPLES } from '../../../../src/games/gang/rules/examples.ts';
import { part } from '../../../../src/games/gang/rules/part.ts';
import { COMBOS, COMBO_RULES, KEYS, ORDER } from '../../../../src/games/gang/rules/summary.ts';
import { PAGES } from '../../../../src/words/parts.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const STRENGTHS = read(file('../../../../src/games/gang/play/combos.gen.json'));
const SHOWN = [...BRIEF.flatMap((step) => step.examples), ...Object.values(EXAMPLES).flat()];

describe('the cards that are shown', () => {
  test('are combos, except those that are shown to be none', () => {
    const odd = SHOWN.filter(
      ({ cards, wrong }) => (STRENGTHS.of(cards) === undefined) !== (wrong === true),
    );
    expect(odd).toEqual([]);
  });

  test('are higher than what they are shown above', () => {
    const strength = (cards: string) => STRENGTHS.of(cards)?.strength ?? -1;
    const odd = SHOWN.filter(
      ({ cards, above }) => above !== undefined && strength(cards) <= strength(above),
    );
    expect(odd).toEqual([]);
  });

  test('are called what they are, or no combo', () => {
    expect(part.caption({ cards: 'G3 Y3' })).toMatchObject([['gang-combo', { type: 'pair' }]]);
    expect(part.caption({ cards: 'R10 RD', wrong: true })).toEqual([['rules-no-combo', {}]]);
  });
});

describe('the summary', () => {
  test('has combos of every type, in the order of the engine', () => {
    const types = Object.values(COMBOS).map((cards) => STRENGTHS.of(cards)?.type);
    expect(types).toEqual(Object.keys(COMBO_RULES));
    expect(Object.keys(COMBOS)).toEqual(Object.keys(COMBO_RULES));
  });

  test('cites rules that there are', () => {
    const page = file(`../../../../../src/lastcard/locales/en/rules/${PAGES.gang}`);
    const cited = [...ORDER, ...KEYS].map(({ number }) => number);
    expect(cited.filter((number) => !page.includes(`**${number}**`))).toEqual([]);
  });
});
