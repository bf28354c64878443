import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRules } from '../../../rules.ts';
import { inWords } from '../../../src/tools/rules/plain.ts';
import { PAGES } from '../../../src/words/parts.ts';
import { Words } from '../../../src/words/words.ts';

const LOCALES = new URL('../../../../src/lastcard/locales/', import.meta.url);
const LANGUAGES = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
const written = (language: string, page: string) =>
  readFileSync(new URL(`${language}/rules/${page}`, LOCALES), 'utf-8');

describe('what players read', () => {
  test.each(LANGUAGES)(
    'in %s has no code, no names of options and no numbered seats',
    async (language) => {
      const words = new Words(language);
      await words.learn(['first', 'options']);
      for (const [game, page] of Object.entries(PAGES)) {
        const rules = inWords(readRules(written(language, page)), game, words.say);
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
