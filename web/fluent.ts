// Lets the page import `words`: the Fluent files that Python reads too, without their comments,
// and the rules beside them. The first words of a language come in one piece, each other part and
// each page of rules when it is wanted.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FIRST, LATER, PAGES } from './src/words/parts.ts';

const FOLDER = fileURLToPath(new URL('../src/lastcard/locales/', import.meta.url));
const NAME = 'words';

export function fluent(): Plugin {
  return {
    name: 'fluent',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, language, part] = id.split('/');
      if (language === undefined) return index();
      const read = (path: string): string => {
        this.addWatchFile(`${FOLDER}${language}/${path}`);
        return readFileSync(`${FOLDER}${language}/${path}`, 'utf-8');
      };
      const text = part?.endsWith('.md')
        ? read(`rules/${part}`)
        : (part === undefined ? FIRST : [part])
            .map((file) => read(`${file}.ftl`).replace(/^#.*\n/gm, ''))
            .join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** The languages there are words for: each is a folder of its own. */
export function folders(): readonly string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
}

/** The words of *part* in *language*, as they are written. */
export function words(language: string, part: string): string {
  return readFileSync(`${FOLDER}${language}/${part}.ftl`, 'utf-8');
}

function index(): string {
  const parts = [...LATER, ...Object.values(PAGES)];
  const languages = folders().map((name) => {
    const later = parts.map((part) => `'${part}': () => import('${NAME}/${name}/${part}')`);
    return `${name}: { first: () => import('${NAME}/${name}'), ${later.join(', ')} }`;
  });
  return `export default { ${languages.join(', ')} };`;
}
