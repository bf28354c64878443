// Lets the page import `words`: the Fluent files that Python reads too, without their comments.
// The first words of a language come in one piece, each other part when it is wanted.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FIRST, LATER } from './src/words/parts.ts';

/** Where the words are, a folder for each language. */
export const FOLDER = fileURLToPath(new URL('../src/lastcard/locales/', import.meta.url));
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
      const text = (part === undefined ? FIRST : [part])
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
  const languages = folders().map((name) => {
    const later = LATER.map((part) => `'${part}': () => import('${NAME}/${name}/${part}')`);
    return `${name}: { first: () => import('${NAME}/${name}'), ${later.join(', ')} }`;
  });
  return `export default { ${languages.join(', ')} };`;
}
