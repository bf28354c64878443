// Finding words in the rules.
import type { Block, Rules } from './markdown.ts';

/** A stretch of text, and whether it was looked for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** What a person looks for: words, all of which a paragraph must have. */
export function wordsOf(query: string): readonly string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
}

/** The sections whose title has all *words*, and of the others the paragraphs that have them. */
export function matching(rules: Rules, words: readonly string[]): Rules {
  if (words.length === 0) return rules;
  return rules
    .map((section) => {
      if (hasAll(section.title, words)) return section;
      const blocks = section.blocks.filter((block) => hasAll(textOf(block), words));
      return { ...section, blocks };
    })
    .filter(({ blocks }) => blocks.length > 0);
}

/** How many paragraphs are left. */
export function countOf(rules: Rules): number {
  return rules.reduce((count, { blocks }) => count + blocks.length, 0);
}

/** The *text* in pieces: what was looked for, and what lies between. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const pattern = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|');
  const found: Piece[] = [];
  let end = 0;
  for (const { index, 0: match } of fold(text).matchAll(new RegExp(pattern, 'g'))) {
    if (index > end) found.push({ text: text.slice(end, index), found: false });
    end = index + match.length;
    found.push({ text: text.slice(index, end), found: true });
  }
  if (end < text.length) found.push({ text: text.slice(end), found: false });
  return found;
}

function textOf({ number, spans }: Block): string {
  return [number, ...spans.map(({ text }) => text)].join(' ');
}

function hasAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

// Small letters without accents; as long as before, so that places stay the same.
function fold(text: string): string {
  return text.replace(/[^\0-\x7f]|[A-Z]/g, (letter) =>
    letter.normalize('NFD').charAt(0).toLowerCase().charAt(0),
  );
}
