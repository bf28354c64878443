import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from '../src/json.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const client = new URL('../../src/lastcard/server/client/', import.meta.url);
const LARGEST_LOAD = 100_000;

describe('what the client is built with', () => {
  test('has one version each', () => {
    const { devDependencies } = parse<{ devDependencies: Record<string, string> }>(
      read('../package.json'),
    );
    const loose = Object.values(devDependencies).filter((version) => !/^[\d.]+$/.test(version));
    expect(loose).toEqual([]);
  });

  test('can come from any registry', () => {
    expect(read('../package-lock.json')).not.toContain('://');
  });
});

describe.skipIf(!existsSync(client))('the built client', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf-8' });

  test('is small on first load', () => {
    const sizes = files
      .filter((path) => path.endsWith('.br'))
      .map((path) => statSync(new URL(path, client)).size);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST_LOAD);
  });

  test('has everything large compressed, both ways', () => {
    const plain = files.filter((path) => /\.(js|css)$/.test(path));
    for (const path of plain) {
      expect(files).toContain(`${path}.br`);
      expect(files).toContain(`${path}.gz`);
    }
  });

  test('runs under a policy that allows nothing inline', () => {
    const page = readFileSync(new URL('index.html', client), 'utf-8');
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
    expect(page).not.toMatch(/<style| style=| on\w+=/);
  });
});
