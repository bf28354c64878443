// A step of the build: tells the service worker which files make the page and the screens that work
// without the server. What is listed decides its version, so that a new page means a new worker.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { folders } from './fluent.ts';
import { OFFLINE } from './src/words/parts.ts';
import type { Shell } from './worker/shell.ts';

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...args: never) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

/** The name of the file with everything that the first screens need. */
export const PLAY = 'play';

// The pictures for home screens are the phone's business; the page shows the drawn one alone.
const PUBLIC = readdirSync(fileURLToPath(new URL('public', import.meta.url))).filter((name) =>
  name.endsWith('.svg'),
);

export function shell(folder: string): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    writeBundle(_, bundle) {
      const path = join(folder, 'sw.js');
      const worker = readFileSync(path, 'utf-8');
      const listed = shellOf(bundle);
      const version = createHash('sha256')
        .update(JSON.stringify(listed))
        .update(readFileSync(join(folder, 'index.html')))
        .digest('hex')
        .slice(0, 12);
      writeFileSync(path, `const SHELL=${JSON.stringify({ ...listed, version })};\n${worker}`);
    },
  };
}

function shellOf(bundle: Bundle): Omit<Shell, 'version'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ name }) => name === PLAY);
  if (entry === undefined) throw new Error('the build has no page');
  const screens = chunks.filter(({ facadeModuleId }) => isOffline(facadeModuleId ?? ''));
  const files = [entry, ...screens].flatMap((chunk) => needed(chunk, bundle));
  const words = folders().map((language) => {
    const parts = ['', ...Object.values(OFFLINE).flat()].map((part) =>
      part === '' ? '' : `/${part}`,
    );
    const ids = parts.map((part) => `\0words/${language}${part}`);
    const found = chunks.filter(({ facadeModuleId }) => ids.includes(facadeModuleId ?? ''));
    return [language, [`${language}.webmanifest`, ...named(found)].map(address)] as const;
  });
  return {
    entry: address(entry.fileName),
    files: [...new Set([...files, ...PUBLIC])].map(address).sort(),
    words: Object.fromEntries(words),
  };
}

// A screen is a folder, and so is what each game has for it; what is asked for in them when they are
// opened is what the build made of that.
function isOffline(module: string): boolean {
  const [, screen = ''] = /\/src\/(?:screens|games\/[^/]+)\/([^/]+)\//.exec(module) ?? [];
  return Object.hasOwn(OFFLINE, screen);
}

/** The files that *chunk* cannot do without. */
function needed(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): readonly string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const others = chunk.imports.flatMap((name) => {
    const other = bundle[name];
    return other?.type === 'chunk' ? needed(other, bundle, seen) : [];
  });
  const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
  return [chunk.fileName, ...(importedCss ?? []), ...(importedAssets ?? []), ...others];
}

function named(chunks: readonly Chunk[]): readonly string[] {
  return chunks.map(({ fileName }) => fileName);
}

function address(file: string): string {
  return `/${file}`;
}
