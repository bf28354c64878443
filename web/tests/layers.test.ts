// Imports of the client point down, games do not know each other, and nobody else knows them by name.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((path) =>
  /(?<!\.gen|\.d)\.(ts|svelte)$/.test(path),
);
const text = (path: string) => readFileSync(join(SOURCE, path), 'utf-8');

/** From the top to the bottom; a room may import what is in it and below. */
const ROOMS = [
  '',
  'screens',
  'games/*',
  'tools',
  'table',
  'controls',
  'page',
  'state',
  'sound',
  'net',
  'fair',
  'games',
  'words',
];
/** What is fetched by the key of a game: the one way up. */
const REGISTRY = 'games/registry.ts';
/** Where games are still known by name: rooms whose parts are to move into the folders of the games. */
const OPEN =
  /^(tools\/(lessons|referee|rules)|games\/[^/]+\/tools|screens\/(referee|rules|learn)|controls\/Cited)/;

function roomOf(path: string): number {
  const [first = '', second] = path.split('/');
  if (second === undefined) return 0;
  if (first === 'games') return ROOMS.indexOf(path.split('/').length > 2 ? 'games/*' : 'games');
  return ROOMS.indexOf(first);
}

/** What *path* imports and runs; types are known everywhere. */
function importsOf(path: string): readonly string[] {
  const found = text(path).matchAll(/^\s*(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gms);
  return [...found].map(([, to = '']) => normalize(join(dirname(path), to)));
}

describe('the client', () => {
  test('has a place for every room', () => {
    expect(FILES.filter((path) => roomOf(path) < 0)).toEqual([]);
  });

  test('imports downwards', () => {
    const upwards = FILES.filter((path) => path !== REGISTRY && !OPEN.test(path)).flatMap((path) =>
      importsOf(path)
        .filter((to) => roomOf(to) < roomOf(path))
        .map((to) => `${path} -> ${to}`),
    );
    expect(upwards).toEqual([]);
  });

  test('has games that do not know each other', () => {
    const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];
    const known = FILES.filter((path) => gameOf(path) !== undefined).flatMap((path) =>
      importsOf(path)
        .filter((to) => gameOf(to) !== undefined && gameOf(to) !== gameOf(path))
        .map((to) => `${path} -> ${to}`),
    );
    expect(known).toEqual([]);
  });

  test('knows no game by name outside its folder, the registry and the words', () => {
    const named = FILES.filter((path) => !/^(games\/[^/]+\/|words\/)/.test(path))
      .filter((path) => path !== REGISTRY && !OPEN.test(path))
      .filter((path) => /'(gang|thirteen)'|games\/(gang|thirteen)\//.test(text(path)));
    expect(named).toEqual([]);
  });
});
