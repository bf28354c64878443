import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../../src/words/parts.ts';
import { read } from '../../../src/games/gang/play/strengths.ts';
import { BRIEF } from '../../../src/tools/rules/brief.ts';
import { parseRules } from '../../../src/tools/rules/markdown.ts';
import { inWords } from '../../../src/tools/rules/plain.ts';
import { gameOf, isCards } from '../../../src/tools/rules/rulebook.ts';
import { Words } from '../../../src/words/words.ts';

const LOCALES = new URL('../../../../src/lastcard/locales/', import.meta.url);
const LANGUAGES = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
const written = (language: string, page: string) =>
  readFileSync(new URL(`${language}/rules/${page}`, LOCALES), 'utf-8');

describe('the rules in two minutes', () => {
  const steps = [...BRIEF.gang, ...BRIEF.thirteen];
  const table = readFileSync(
    new URL('../../../src/games/gang/play/combos.gen.json', import.meta.url),
    'utf-8',
  );
  const strengths = read(table);

  test.each(LANGUAGES)('take no longer in %s', async (language) => {
    const words = new Words(language);
    await words.learn(['first', 'rules']);
    for (const brief of Object.values(BRIEF)) {
      const text = brief.map(({ sentence }) => words.say(...sentence)).join(' ');
      expect(text).not.toContain('rules-brief');
      expect(text.split(/\s+/).length).toBeLessThan(200);
    }
  });

  test('show cards that are what is said of them', () => {
    const examples = steps.flatMap((step) => step.examples);
    expect(examples.length).toBeGreaterThan(8);
    for (const { cards, above, on } of examples) {
      if (on !== undefined) expect(isCards('thirteen', `${on} ${cards}`)).toBe(true);
      else expect(strengths.of(cards)).toBeDefined();
      if (above === undefined) continue;
      expect(strengths.of(cards)?.strength).toBeGreaterThan(
        strengths.of(above)?.strength ?? Infinity,
      );
    }
  });
});

describe('what players read', () => {
  test.each(LANGUAGES)(
    'in %s has no code, no names of options and no numbered seats',
    async (language) => {
      const words = new Words(language);
      await words.learn(['first', 'options']);
      for (const [game, page] of Object.entries(PAGES)) {
        const rules = inWords(parseRules(written(language, page)), gameOf(game), words.say);
        const spans = rules.flatMap(({ blocks }) => blocks.flatMap(({ spans: all }) => all));
        expect(spans.filter(({ kind }) => kind === 'code')).toEqual([]);
        const text = spans.map((span) => span.text).join(' ');
        expect(text).not.toMatch(/[a-z]_[a-z]|option-|edition-/);
        expect(text).not.toMatch(
          /\b(code|Code|código|koodi|codice|tests?|Tests?|testit|pruebas)\b/,
        );
        expect(text).not.toMatch(/\b(seat|Platz|asiento|paikka|place|posto|plaats) \d/i);
      }
    },
  );
});
