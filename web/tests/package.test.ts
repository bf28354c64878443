import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from '../src/net/json.ts';
import type { Shell } from '../worker/shell.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const client = new URL('../../src/lastcard/server/client/', import.meta.url);
const LARGEST_LOAD = 100_000;
const WORTH_IT = 512;

interface Manifest {
  readonly icons: readonly { readonly [name in 'src' | 'sizes' | 'type' | 'purpose']: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
  readonly start_url: string;
  readonly display: string;
}

describe('what the client is built with', () => {
  test('has one version each', () => {
    const { dependencies, devDependencies } = parse<
      Record<'dependencies' | 'devDependencies', Record<string, string>>
    >(read('../package.json'));
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^[\d.]+$/.test(version))).toEqual([]);
  });

  test('can come from any registry', () => {
    expect(read('../package-lock.json')).not.toContain('://');
  });
});

describe.skipIf(!existsSync(client))('the built client', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf-8' });

  test('is small on first load', () => {
    const sizes = first().map((path) => statSync(new URL(`${path}.br`, client)).size);
    expect(sizes.length).toBeGreaterThan(3); // page, styles, script and words
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_LOAD);
  });

  test('brings what is not needed to play only when it is wanted', () => {
    const later = files.filter((path) => path.endsWith('.js') && !first().includes(path));
    expect(later.map((path) => /assets\/(\w+)-/.exec(path)?.[1])).toEqual(
      expect.arrayContaining([
        'Best',
        'Cards',
        'Change',
        'Learn',
        'Match',
        'NewTable',
        'Progress',
        'Referee',
        'Replay',
        'ReviewScreen',
        'Rules',
        'ScorePad',
        'SharedScreen',
        'Study',
        'Tables',
        'Tools',
        'Verify',
        'You',
      ]),
    );
  });

  /** The page, its styles and scripts, the words, and what those import. */
  function first(): readonly string[] {
    const found = new Set([
      'index.html',
      ...files.filter((path) => /assets\/en-.*\.js$/.test(path)),
    ]);
    for (const path of found) {
      const text = readFileSync(new URL(path, client), 'utf-8');
      const named = text.matchAll(/(?:(?:from|import) ?|src=|href=)["'](?:\.\/|\/)([\w./-]+)["']/g);
      for (const [, name = ''] of named) {
        const local = name.startsWith('assets/') || path === 'index.html' ? name : `assets/${name}`;
        if (files.includes(`${local}.br`)) found.add(local);
      }
    }
    return [...found];
  }

  test('has everything large compressed, both ways', () => {
    const plain = files.filter(
      (path) => /\.(js|css)$/.test(path) && statSync(new URL(path, client)).size >= WORTH_IT,
    );
    for (const path of plain) {
      expect(files).toContain(`${path}.br`);
      expect(files).toContain(`${path}.gz`);
    }
  });

  test('keeps for later what the score pad needs, and no other screen', () => {
    const worker = readFileSync(new URL('sw.js', client), 'utf-8');
    const kept = worker.slice(0, worker.indexOf('\n'));
    for (const name of ['play', 'ScorePad', 'pad', 'en', 'options', 'combos.gen']) {
      expect(kept).toMatch(new RegExp(`/assets/${name}-`));
    }
    expect(kept).not.toMatch(/assets\/(?:You|Match|NewTable|Best)-/);
    // A worker that imports would have to be a module, which not every browser takes.
    expect(worker).not.toMatch(/^import |\bimport[ {*"']/m);
    const listed = kept.match(/(?<=")\/[^"]+(?=")/g) ?? [];
    expect(listed.filter((path) => !files.includes(path.slice(1)))).toEqual([]);
  });

  // What each game does on the pad, told by something that only this says.
  test.each(['pad-ask-left', 'pad-ask-taken'])(
    'brings %s with the score pad, and keeps it for later too',
    (message) => {
      const [listed = ''] = readFileSync(new URL('sw.js', client), 'utf-8').split(';\n');
      const shell = parse<Shell>(listed.slice(listed.indexOf('{')));
      const speaks = (path: string) =>
        path.endsWith('.js') && readFileSync(new URL(path, client), 'utf-8').includes(message);
      expect(shell.files.map((path) => path.slice(1)).filter(speaks)).toHaveLength(1);
      expect(first().filter(speaks)).toEqual([]);
    },
  );

  test('has a name on the home screen in every language', () => {
    const { icons, shortcuts, start_url, display } = parse<Manifest>(
      readFileSync(new URL('en.webmanifest', client), 'utf-8'),
    );
    expect([start_url, display]).toEqual(['/', 'standalone']);
    expect(icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
    expect(shortcuts.map(({ url }) => url)).toContain('/pad');
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
      const head = readFileSync(new URL(src.slice(1), client)).subarray(16, 24);
      expect(`${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`).toBe(sizes);
    }
  });

  test('runs under a policy that allows nothing inline', () => {
    const page = readFileSync(new URL('index.html', client), 'utf-8');
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
    expect(page).not.toMatch(/<style| style=| on\w+=/);
  });
});
