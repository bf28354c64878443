// What draws changes nothing: it is told what there is, and calls back.
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES, text } from './sources.ts';

/** Rooms that draw. */
const DRAWING = /^(table|controls|games\/[^/]+\/(table|lessons|rules)|games\/plain)\/.*\.svelte$/;
/** The tables that are played, keys included: they turn what is called back into changes. */
const ACTING = /^(table\/Playing|games\/[^/]+\/(table\/)?Table)\.svelte$/;
/** What may be read of the page. */
const READ = ['say', 'state', 'habits', 'route', 'language', 'moved', 'words', 'naming'];

/** The functions that change something, by file. */
const WRITERS = new Map(FILES.map((path) => [path, writersIn(path)]));

// They are given the page, or give another state, or reach the server or what the browser keeps.
function writersIn(path: string): readonly string[] {
  const exported = text(path).matchAll(
    /^export (?:async )?function (\w+)(?:<.*?>)?\(([^]*?)\): ([^{]+?) \{$/gm,
  );
  const reaches = /^(state|net|words)\//.test(path);
  return [...exported]
    .filter(
      ([, , taken = '', given = '']) =>
        /: Page\b/.test(taken) ||
        /^(State|Table|Habits|Partial<Habits>)$/.test(given) ||
        (reaches && /^(void|Promise<.*>)$/.test(given)),
    )
    .map(([, name = '']) => name);
}

/** The imports of functions that change something; of all that a file has, if it has any. */
function writersFor(path: string, source: string): readonly string[] {
  return [...source.matchAll(/import (?!type )([^;]*?) from '(\.[^']+)';/g)].flatMap(
    ([whole, names = '', from = '']) => {
      const writers = WRITERS.get(normalize(join(dirname(path), from))) ?? [];
      const imported = new Set(names.match(/\w+/g));
      const all = names.startsWith('*');
      return writers.some((name) => all || imported.has(name)) ? [whole] : [];
    },
  );
}

/** What is assigned to the fields of what was given: the properties, and the page. */
function assignments(source: string): readonly string[] {
  const [, props = ''] = /const \{([^]*?)\}: [^;]+ = \$props\(\)/.exec(source) ?? [];
  const given = ['page', ...(props.match(/\w+/g) ?? [])].join('|');
  const field = '(?:\\??\\.\\w+|\\[[^\\]]*\\])+';
  const assigned = new RegExp(`\\b(?:${given})${field} [-+*/|&?]*=(?!=|>) .*`, 'g');
  return [...source.matchAll(assigned)].map(([whole]) => whole);
}

/** What is asked or taken of the page besides what may be read. */
function demands(source: string): readonly string[] {
  const found = [
    ...source.matchAll(/\bpage\.(\w+)\(/g),
    ...source.matchAll(/(?:const|let) \{ ([^}]*) \} = (?:page|getPage\(\));/g),
    ...source.matchAll(/(?:const|let) (?!page\b)(\w+) = (?:page|getPage\(\));/g),
  ];
  const isRead = (names: string) => names.split(', ').every((name) => READ.includes(name));
  return found.filter(([, names = '']) => !isRead(names)).map(([whole]) => whole);
}

/** What *source*, the text of *path*, does that what draws may not. */
function changesIn(path: string, source: string): readonly string[] {
  const kept = source.matchAll(/\b(?:localStorage|sessionStorage|fetch\()|\$bindable/g);
  return [
    ...writersFor(path, source),
    ...assignments(source),
    ...demands(source),
    ...[...kept].map(([whole]) => whole),
  ];
}

describe('what draws', () => {
  const drawing = FILES.filter((path) => DRAWING.test(path) && !ACTING.test(path));

  test('is told what there is and calls back: it changes nothing', () => {
    expect(drawing.length).toBeGreaterThan(40);
    const changing = drawing.flatMap((path) =>
      changesIn(path, text(path)).map((change) => `${path}: ${change}`),
    );
    expect(changing).toEqual([]);
  });

  test.each([
    "import { clear } from '../state/choice.ts';",
    "import { isOpen, withAdvice } from '../state/advice.ts';",
    "import { keep } from '../state/habits.ts';",
    "import { rematch } from '../page/seating.ts';",
    "import { play } from '../games/gang/play/deeds.ts';",
    "import { makeTable } from '../net/session.ts';",
    "import * as session from '../net/session.ts';",
    'page.change(goOn);',
    "page.habit({ order: 'plan' });",
    'page.state = START;',
    'page.state.table.chosen = [];',
    'const { say, change } = getPage();',
    'const { move } = page;',
    'const all = getPage();',
    "const { view, table: told }: Props = $props();\n  view.hand = '';",
    'const { view }: Props = $props();\n  view.counts[0] += 1;',
    'let { chosen = $bindable() }: Props = $props();',
    "localStorage.setItem('lastcard.lessons', '');",
  ])('is found out if it does: %s', (line) => {
    expect(changesIn('table/Planted.svelte', line)).not.toEqual([]);
  });

  test.each([
    "import { isOpen } from '../state/advice.ts';",
    "import { recordPath } from '../net/account.ts';",
    "import type { Page } from '../page/page.svelte.ts';",
    'const page = getPage();\n  const { say } = page;',
    "page.say('web-pass');",
    'const { view }: Props = $props();\n  const mine = view.seat === 0;',
  ])('may look: %s', (line) => {
    expect(changesIn('table/Planted.svelte', line)).toEqual([]);
  });
});
