import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import english from '../src/languages/en.ts';
import { choose, load, speak } from '../src/words.ts';

const SOURCES = new URL('../src/', import.meta.url);
const code = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.gen.ts'))
  .map((path) => readFileSync(new URL(path, SOURCES), 'utf-8'))
  .join('\n');
const written = new Set(english.join('\n').match(/^[a-z][a-z0-9-]*(?= =)/gm));

describe('the words', () => {
  test('are there for everything the page says', () => {
    const said = code.match(/(?<=['"`])(?:web|you|proof|gang|thirteen)-[a-z-]+(?=['"`])/g) ?? [];
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((message) => !written.has(message))).toEqual([]);
  });

  test('of the page are all said somewhere', () => {
    const own = [...written].filter((message) => /^(?:web|you|proof)-/.test(message));
    const inside = english.join('\n');
    const unsaid = own.filter(
      (message) => !code.includes(`'${message}'`) && !inside.includes(`{ ${message} }`),
    );
    expect(unsaid).toEqual([]);
  });

  test('are in English where nothing better is wanted', () => {
    expect(choose(['en-GB'])).toBe('en');
    expect(choose(['xx', 'en'])).toBe('en');
    expect(choose([])).toBe('en');
  });

  test('take arguments without invisible signs around them', async () => {
    const say = await load('en');
    expect(say('web-turn', { who: 'Mei' })).toBe('Mei to play');
  });

  test('that are missing show their name and tell the console', () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => {});
    const say = speak('en', ['hello = Hello { $who }']);
    expect(say('nothing')).toBe('nothing');
    expect(say('hello')).toBe('hello');
    expect(console_).toHaveBeenCalledTimes(2);
    console_.mockRestore();
  });
});
