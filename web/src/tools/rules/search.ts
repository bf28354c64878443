// Finding words in the rules.
import type { Block, Rules, Section } from './page.ts';

/** A stretch of text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** What a person looks for: words, all of which a paragraph must have. */
export function wordsOf(query: string): readonly string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
}

/** What has all *words*, in any order: a section by its title, else those of its paragraphs that have
    them with the title's help; where no paragraph has them all, those that share them. */
export function matching(rules: Rules, words: readonly string[]): Rules {
  if (words.length === 0) return rules;
  const found = narrowed(rules, (section, block) =>
    hasAll(`${section.title} ${textOf(block)}`, words),
  );
  return found.length > 0
    ? found
    : narrowed(
        rules.filter((section) => shares(section, words)),
        (_, block) => hasAny(textOf(block), words),
      );
}

function narrowed(rules: Rules, fits: (section: Section, block: Block) => boolean): Rules {
  return rules
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => fits(section, block)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

// Whether all words are in the section, some here and some there.
function shares({ title, blocks }: Section, words: readonly string[]): boolean {
  return hasAll([title, ...blocks.map(textOf)].join(' '), words);
}

/** How many paragraphs are left. */
export function countOf(rules: Rules): number {
  return rules.reduce((count, { blocks }) => count + blocks.length, 0);
}

/** The *text* in pieces: what was looked for, and what lies between. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const found: Piece[] = [];
  let end = 0;
  for (const { index, 0: match } of fold(text).matchAll(new RegExp(patternOf(words), 'g'))) {
    if (index > end) found.push({ text: text.slice(end, index), found: false });
    end = index + match.length;
    found.push({ text: text.slice(index, end), found: true });
  }
  if (end < text.length) found.push({ text: text.slice(end), found: false });
  return found;
}

function textOf({ number, spans }: Block): string {
  return [number, ...spans.map(({ text, name = '' }) => `${text} ${name}`)].join(' ');
}

function hasAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => patternOf([word]).test(folded));
}

function hasAny(text: string, words: readonly string[]): boolean {
  return patternOf(words).test(fold(text));
}

// Parts of words will do; who has no ß on the keyboard types ss.
function patternOf(words: readonly string[]): RegExp {
  const parts = words.map((word) =>
    word.replace(/[^\p{L}\p{N}]/gu, '\\$&').replace(/ss/g, '(?:ss|ß)'),
  );
  return new RegExp(parts.join('|'));
}

// Small letters without accents; as long as before, so that places stay the same.
function fold(text: string): string {
  return text.replace(/[^\0-\x7f]|[A-Z]/g, (letter) =>
    letter === '’' ? "'" : letter.normalize('NFD').charAt(0).toLowerCase().charAt(0),
  );
}
