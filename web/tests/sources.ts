// The source files of the client, for tests that read them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** All that is written by hand, by path below `src`. */
export const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((path) =>
  /(?<!\.gen|\.d)\.(ts|svelte)$/.test(path),
);

/** What the file at *path* holds. */
export function text(path: string): string {
  return readFileSync(join(SOURCE, path), 'utf-8');
}
