import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { FIRST, LATER } from '../../src/words/parts.ts';
import { Words, choose, languages } from '../../src/words/words.ts';
import { english } from '../fakes.ts';

const read = (folder: URL, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((path) => kind.test(path))
    .map((path) => readFileSync(new URL(path, folder), 'utf-8'))
    .join('\n');
const code = read(new URL('../../src/', import.meta.url), /(?<!\.gen)\.(ts|svelte)$/);
const texts = read(new URL('../../../src/lastcard/locales/en/', import.meta.url), /\.ftl$/);
const messages = (text: string) => new Set(text.match(/^[a-z][a-z0-9-]*(?= =)/gm));
const written = messages(texts);
/** What only the page says; the command line reads the other files. */
const own = messages(
  [...FIRST, ...LATER]
    .map((part) => new URL(`../../../src/lastcard/locales/en/${part}.ftl`, import.meta.url))
    .map((path) => readFileSync(path, 'utf-8'))
    .join('\n'),
);

describe('the words', () => {
  test('are there for everything the page says', () => {
    const said =
      code.match(
        /(?<=['"`])(?:web|you|pad|proof|learn|rules|judge|gang|thirteen|reviewed)-[a-z0-9-]+(?=['"`])/g,
      ) ?? [];
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((message) => !written.has(message))).toEqual([]);
  });

  test('of the page are all said somewhere', () => {
    const pages = [...own].filter((message) =>
      /^(?:web|you|pad|proof|learn|rules|judge|reviewed)-/.test(message),
    );
    const unsaid = pages.filter(
      (message) =>
        !new RegExp(`['"]${message}['"]`).test(code) && !texts.includes(`{ ${message} }`),
    );
    expect(unsaid).toEqual([]);
  });

  test('are in English where nothing better is wanted', () => {
    expect(languages()).toContain('en');
    expect(choose(['en-GB'])).toBe('en');
    expect(choose(['xx', 'en'])).toBe('en');
    expect(choose([])).toBe('en');
  });

  test('take arguments without invisible signs around them', async () => {
    const say = await english();
    expect(say('web-turn', { who: 'Mei' })).toBe('Mei to play');
  });

  test('of a screen are learned when it is wanted', async () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => {});
    const words = new Words('en');
    expect(words.say('you-title')).toBe('you-title');
    await words.learn(['you', 'you']);
    expect(words.say('you-title')).toBe('You');
    expect(console_).toHaveBeenCalledTimes(1);
    console_.mockRestore();
  });

  test('that are missing show their name and tell the console', () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => {});
    const words = new Words('en');
    words.add('hello = Hello { $who }');
    expect(words.say('nothing')).toBe('nothing');
    expect(words.say('hello')).toBe('hello');
    expect(console_).toHaveBeenCalledTimes(2);
    console_.mockRestore();
  });
});
