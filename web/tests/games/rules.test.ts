// What every game shows beside its rules keeps to them, in every language.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientOf, hasPart, known } from '../../src/games/registry.ts';
import type { RulesPart } from '../../src/games/rules.ts';
import { isCards } from '../../src/tools/rules/rulebook.ts';
import { pageOf } from '../../src/words/parts.ts';
import { Words, languages } from '../../src/words/words.ts';

const GAMES = known().filter((game) => hasPart(game, 'rules'));

async function partOf(game: string): Promise<RulesPart> {
  const part = await clientOf(game).rules?.();
  if (part === undefined) throw new Error(`${game} has no part`);
  return part;
}

describe.each(GAMES)('%s', (game) => {
  test.each(languages())('can be told in two minutes in %s', async (language) => {
    const words = new Words(language);
    await words.learn(['first', 'rules']);
    const { brief } = await partOf(game);
    const text = brief.map(({ sentence }) => words.say(...sentence)).join(' ');
    expect(text).not.toContain('rules-brief');
    expect(text.split(/\s+/).length).toBeLessThan(200);
  });

  test('shows cards beside rules that there are', async () => {
    const path = `../../../src/lastcard/locales/en/rules/${pageOf(game) ?? ''}`;
    const page = readFileSync(new URL(path, import.meta.url), 'utf-8');
    const { examples } = await partOf(game);
    const odd = Object.keys(examples).filter((number) => !page.includes(`**${number}**`));
    expect(odd).toEqual([]);
  });

  test('shows its own cards, with words for what they are', async () => {
    const words = new Words('en');
    await words.learn(['first', 'rules']);
    const { brief, examples, caption } = await partOf(game);
    const all = [...brief.flatMap((step) => step.examples), ...Object.values(examples).flat()];
    expect(all.length).toBeGreaterThan(8);
    for (const example of all) {
      const { cards, above, on } = example;
      for (const text of [cards, above ?? cards, on ?? cards]) {
        expect(isCards(game, text)).toBe(true);
      }
      for (const sentence of caption(example)) {
        expect(words.say(...sentence)).not.toBe(sentence[0]);
      }
    }
  });
});

test('a game without a part shows nothing beside its rules', () => {
  expect(hasPart('stones', 'rules')).toBe(false);
});
