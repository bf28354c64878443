// Lets the page import `rules`: the pages of rules, each fetched when it is wanted. They are Markdown
// beside the Fluent files, and read while the page is built, so that no browser has to.
import { readFileSync } from 'node:fs';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { FOLDER, folders } from './fluent.ts';
import type { Block, Rules, Section, Span } from './src/tools/rules/page.ts';
import { PAGES } from './src/words/parts.ts';

const NAME = 'rules';
const KNOWN = 'space table paragraph list heading codespan strong em text escape html'.split(' ');
const NUMBER = /\b([A-Z]+-\d+\.\d+)\b/;

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: { filter: { id: /^rules(\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0rules(\/|$)/ },
      handler(id) {
        const [, language, page] = id.split('/');
        if (language === undefined || page === undefined) return index();
        const path = `${FOLDER}${language}/rules/${page}`;
        this.addWatchFile(path);
        return `export default ${JSON.stringify(readRules(readFileSync(path, 'utf-8')))};`;
      },
    },
  };
}

/** The rules that *text* holds; what a page of rules cannot show is refused. */
export function readRules(text: string): Rules {
  const [prefix = ''] = NUMBER.exec(text)?.[1]?.split('-') ?? [];
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const token of lexer(text).map(known)) {
    if (token.type === 'heading') sections.push(sectionOf(token.text, sections.length, prefix));
    else sections.at(-1)?.blocks.push(...blocksOf(token));
  }
  return sections satisfies readonly Section[];
}

function sectionOf(title: string, place: number, prefix: string) {
  const number = /^(\d+)\./.exec(title)?.[1];
  return { id: number === undefined ? `part-${place}` : `${prefix}-${number}`, title, blocks: [] };
}

function blocksOf(token: MarkedToken): readonly Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'table':
      return [{ kind: 'table', number: '', spans: [] }];
    case 'paragraph':
      return [{ kind: 'paragraph', number: '', spans: spansOf(token.tokens) }];
    case 'list':
      return token.items.map(pointOf);
    default:
      return refuse(token);
  }
}

// A rule is a point that begins with its number.
function pointOf({ tokens }: Tokens.ListItem): Block {
  const spans = tokens.flatMap((token) => spansOf(('tokens' in token && token.tokens) || [token]));
  const [first, ...rest] = spans;
  if (first?.kind !== 'strong' || !NUMBER.test(first.text)) {
    return { kind: 'point', number: '', spans };
  }
  const said = rest.map((span, place) =>
    place === 0 ? { ...span, text: span.text.trimStart() } : span,
  );
  return { kind: 'rule', number: first.text, spans: said.filter(({ text }) => text !== '') };
}

function spansOf(tokens: readonly Token[]): readonly Span[] {
  return joined(tokens.flatMap(spanOf)).flatMap(cited);
}

function spanOf(of: Token): Span {
  const token = known(of);
  switch (token.type) {
    case 'codespan':
      return { kind: 'code', text: flat(token.text) };
    case 'strong':
      return { kind: 'strong', text: flat(token.text) };
    case 'em':
      return { kind: 'em', text: flat(token.text) };
    case 'text':
    case 'escape':
      return { kind: 'text', text: flat(token.text) };
    case 'html': // only looks like it
      return { kind: 'text', text: flat(token.raw) };
    default:
      return refuse(token);
  }
}

// Stretches of mere text that follow each other are one.
function joined(spans: readonly Span[]): readonly Span[] {
  return spans.reduce<Span[]>((all, span) => {
    const last = all.at(-1);
    if (last?.kind !== 'text' || span.kind !== 'text') return [...all, span];
    return [...all.slice(0, -1), { kind: 'text', text: last.text + span.text }];
  }, []);
}

// The numbers of other rules in a text lead to them.
function cited(span: Span): readonly Span[] {
  if (span.kind !== 'text') return [span];
  return span.text
    .split(NUMBER)
    .map((text, place): Span => ({ kind: place % 2 === 0 ? 'text' : 'rule', text }))
    .filter(({ text }) => text !== '');
}

// There are no extensions here that could make tokens of their own.
function known(token: Token): MarkedToken {
  return isKnown(token) ? token : refuse(token);
}

function isKnown(token: Token): token is MarkedToken {
  return KNOWN.includes(token.type);
}

function flat(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

function refuse({ type, raw }: Token): never {
  throw new Error(`a page of rules cannot show this (${type}): ${raw.slice(0, 80)}`);
}

function index(): string {
  const languages = folders().map((language) => {
    const pages = Object.values(PAGES).map(
      (page) => `'${page}': () => import('${NAME}/${language}/${page}')`,
    );
    return `${language}: { ${pages.join(', ')} }`;
  });
  return `export default { ${languages.join(', ')} };`;
}
