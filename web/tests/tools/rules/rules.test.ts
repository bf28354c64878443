import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGES, pageOf } from '../../../src/words/parts.ts';
import { differences } from '../../../src/tools/rules/editions.ts';
import { readRules } from '../../../rules.ts';
import { gameOfRule, isCards, rulebookOf } from '../../../src/tools/rules/rulebook.ts';
import { inWords } from '../../../src/tools/rules/plain.ts';
import { countOf, matching, pieces, wordsOf } from '../../../src/tools/rules/search.ts';
import { Words } from '../../../src/words/words.ts';

const LOCALES = new URL('../../../../src/lastcard/locales/', import.meta.url);
const LANGUAGES = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
const written = (language: string, page: string) =>
  readFileSync(new URL(`${language}/rules/${page}`, LOCALES), 'utf-8');
const GANG = readRules(written('en', PAGES.gang));
const spansOf = (text: string) => readRules(`# Title\n\n${text}`)[0]?.blocks[0]?.spans;
const numbers = (rules: typeof GANG) =>
  rules.flatMap(({ blocks }) => blocks.map(({ number }) => number)).filter((number) => number);

describe('a page of rules', () => {
  test('has its sections and their rules in order', () => {
    expect(GANG[0]?.title).toBe('Gang of Four');
    expect(GANG.find(({ id }) => id === 'GF-7')?.title).toBe('7. Playing a cycle');
    expect(numbers(GANG).slice(0, 3)).toEqual(['GF-1.1', 'GF-1.2', 'GF-2.1']);
    expect(new Set(GANG.map(({ id }) => id)).size).toBe(GANG.length);
  });

  test('loses no word', () => {
    const plain = (text: string) => text.replace(/^\|.*$/gm, '').replace(/[`*#|\s-]/g, '');
    for (const page of Object.values(PAGES)) {
      const read = readRules(written('en', page)).flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap(({ number, spans }) => [number, ...spans.map(({ text }) => text)]),
      ]);
      expect(plain(read.join(''))).toBe(plain(written('en', page)));
    }
  });

  test.each(Object.values(PAGES))('%s has the same rules in every language', (page) => {
    const english = numbers(readRules(written('en', page)));
    for (const language of LANGUAGES) {
      if (!existsSync(new URL(`${language}/rules/${page}`, LOCALES))) continue;
      expect(numbers(readRules(written(language, page))), language).toEqual(english);
    }
  });

  test('knows cards, words that are stressed, and rules that are meant', () => {
    expect(spansOf('On `Y9` a *seat*\n(GF-8.3) **must**.')).toEqual([
      { kind: 'text', text: 'On ' },
      { kind: 'code', text: 'Y9' },
      { kind: 'text', text: ' a ' },
      { kind: 'em', text: 'seat' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'GF-8.3' },
      { kind: 'text', text: ') ' },
      { kind: 'strong', text: 'must' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('takes what looks like HTML for text', () => {
    expect(spansOf('an <b onclick=x>')).toEqual([{ kind: 'text', text: 'an <b onclick=x>' }]);
  });

  test.each(['![a picture](x.png)', '[a link](x)', '> a quotation', '```\ncode\n```'])(
    'has nothing that cannot be shown: %s',
    (text) => {
      expect(() => spansOf(text)).toThrow('cannot show this');
    },
  );
});

describe('the number of a rule', () => {
  test('tells its game, as the engine numbers its rules', () => {
    for (const [game, page] of Object.entries(PAGES)) {
      const all = numbers(readRules(written('en', page)));
      expect(new Set(all.map(gameOfRule))).toEqual(new Set([game]));
    }
  });

  test('that no game has leads nowhere', () => {
    expect(gameOfRule('XY-1.2')).toBeNull();
    expect(gameOfRule('')).toBeNull();
  });
});

describe('a game that has no rules here', () => {
  test.each(['stones', 'toString', ''])('as %j has no page, no cards and no editions', (game) => {
    expect(pageOf(game)).toBeNull();
    expect(rulebookOf(game).editions).toEqual({});
    expect(isCards(game, 'G7')).toBe(false);
    expect(differences(game)).toEqual([]);
  });
});

describe('the editions', () => {
  const all = differences('gang');

  test('take sides where they differ', () => {
    const block = all.find(({ option }) => option === 'block');
    expect(block?.sides.find(({ value }) => value === 'single_or_gang')?.editions).toEqual([
      'de-2010',
    ]);
  });

  test('come with what they differ in first', () => {
    const counts = all.map(({ sides }) => Math.min(2, sides.length));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts).toContain(1);
  });
});

describe('a search', () => {
  const found = (query: string) => numbers(matching(GANG, wordsOf(query)));

  test('finds a rule by its number', () => {
    expect(found('gf-7.3')).toContain('GF-7.3');
    expect(found('9.2')).toEqual(['GF-9.2']);
  });

  test('finds the paragraphs that have all the words, in any order', () => {
    expect(found('DRAGON only')).toContain('GF-5.9');
    expect(found('dragon straight phoenixes xyz')).toEqual([]);
  });

  test('finds what the title of a section and a paragraph have together, in any order', () => {
    expect(found('exchange loser')).toContain('GF-11.1');
    expect(found('loser exchange')).toEqual(found('exchange loser'));
    expect(found('exch los')).toEqual(found('exchange loser'));
  });

  test('finds the paragraphs that share the words where none has them all', () => {
    expect(found('peeking gang')).toEqual(expect.arrayContaining(['GF-7.1', 'GF-7.6']));
    expect(found('peeking dragon')).toEqual([]);
  });

  test.each(LANGUAGES)(
    'in %s finds words without their accents and in another order',
    (language) => {
      for (const page of Object.values(PAGES)) {
        const rules = readRules(written(language, page));
        const block = rules
          .flatMap(({ blocks }) => blocks)
          .find(({ number }) => number.endsWith('-2.1'));
        const words = (block?.spans ?? []).flatMap(({ text }) => text.match(/\p{L}{5,}/gu) ?? []);
        const bare = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 5));
        const query = bare.toReversed().join(' ').toUpperCase();
        expect(numbers(matching(rules, wordsOf(query)))).toContain(block?.number);
      }
    },
  );

  test('finds cards by their names', async () => {
    const words = new Words('en');
    await words.learn(['first', 'options']);
    const rules = inWords(GANG, 'gang', words.say);
    expect(numbers(matching(rules, wordsOf('phoenix yellow')))).toContain('GF-5.2');
  });

  test('finds ß where ss is typed', () => {
    expect(pieces('Die Straße', wordsOf('strasse'))).toEqual([
      { text: 'Die ', found: false },
      { text: 'Straße', found: true },
    ]);
  });

  test('for the name of a section finds all of it', () => {
    expect(found('combos')).toContain('GF-5.1');
    expect(found('stopping the last card')).toContain('GF-9.4');
  });

  test('leaves everything where nothing is looked for', () => {
    expect(matching(GANG, wordsOf('  '))).toBe(GANG);
    expect(countOf(GANG)).toBeGreaterThan(60);
  });

  test('marks what it found, with and without accents', () => {
    expect(pieces('Die Straße führt', wordsOf('FUHR'))).toEqual([
      { text: 'Die Straße ', found: false },
      { text: 'führ', found: true },
      { text: 't', found: false },
    ]);
    expect(pieces('a (b', wordsOf('('))).toEqual([
      { text: 'a ', found: false },
      { text: '(', found: true },
      { text: 'b', found: false },
    ]);
  });
});
