// The rules as they are written: the little Markdown of docs/rules, as plain data.

/** A stretch of text; `rule` is the number of a rule that it points at, `edition` the name of one. */
export interface Span {
  readonly kind: 'text' | 'code' | 'cards' | 'edition' | 'strong' | 'em' | 'rule';
  readonly text: string;
  /** What it is called where it is drawn. */
  readonly name?: string;
}

/** A paragraph, a point of a list, a rule with its number, or the table of the editions. */
export interface Block {
  readonly kind: 'paragraph' | 'point' | 'rule' | 'table';
  /** The number of a rule, as in `GF-7.3`. */
  readonly number: string;
  readonly spans: readonly Span[];
}

export interface Section {
  /** What an address calls it: `GF-7` if it has a number. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The first section has the name of the game and says what it is about. */
export type Rules = readonly Section[];

const SPAN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]+-\d+\.\d+)\b/g;
const KINDS = ['code', 'strong', 'em', 'rule'] as const;

/** The rules that *text* holds. */
export function parseRules(text: string): Rules {
  const prefix = /\b([A-Z]+)-\d+\.\d/.exec(text)?.[1] ?? '';
  return text
    .split(/^#+ /m)
    .slice(1)
    .map((part, place) => {
      const [title = '', ...lines] = part.split('\n');
      const number = /^(\d+)\./.exec(title)?.[1];
      const id = number === undefined ? `part-${place}` : `${prefix}-${number}`;
      return { id, title, blocks: blocksIn(lines) };
    });
}

/** What is written in *text*, without the signs around it. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ kind: 'text', text: text.slice(end, match.index) });
    KINDS.forEach((kind, place) => {
      const inside = match[place + 1];
      if (inside !== undefined) spans.push({ kind, text: inside });
    });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}

// A line goes on where the one before ended, unless it is empty or begins something.
function blocksIn(lines: readonly string[]): readonly Block[] {
  const found: string[][] = [];
  let open = false;
  for (const line of lines) {
    if (!open || line.startsWith('- ')) found.push([]);
    found.at(-1)?.push(line.trim());
    open = line.trim() !== '';
  }
  return found.filter(([first = '']) => first !== '').map((group) => blockOf(group));
}

function blockOf(lines: readonly string[]): Block {
  const text = lines.filter((line) => line !== '').join(' ');
  if (text.startsWith('|')) return { kind: 'table', number: '', spans: [] };
  const rule = /^- \*\*([A-Z]+-\d+\.\d+)\*\* /.exec(text);
  if (rule !== null) {
    return { kind: 'rule', number: rule[1] ?? '', spans: spansOf(text.slice(rule[0].length)) };
  }
  const point = text.startsWith('- ');
  const kind = point ? 'point' : 'paragraph';
  return { kind, number: '', spans: spansOf(point ? text.slice(2) : text) };
}
