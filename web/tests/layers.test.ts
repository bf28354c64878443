// Imports of the client point down, games do not know each other, and nobody else knows them by name.
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES, text } from './sources.ts';

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

function roomOf(path: string): number {
  const [first = '', second] = path.split('/');
  if (second === undefined) return 0;
  if (first === 'games') return ROOMS.indexOf(path.split('/').length > 2 ? 'games/*' : 'games');
  return ROOMS.indexOf(first);
}

/** What *path* imports and runs; types are known everywhere. */
function importsOf(path: string): readonly string[] {
  const source = text(path);
  const found = [
    ...source.matchAll(/^\s*(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gms),
    ...source.matchAll(/\bimport\('(\.[^']+)'\)/g),
  ];
  return found.map(([, to = '']) => normalize(join(dirname(path), to)));
}

describe('the client', () => {
  test('has a place for every room', () => {
    expect(FILES.filter((path) => roomOf(path) < 0)).toEqual([]);
  });

  test('imports downwards', () => {
    const upwards = FILES.filter((path) => path !== REGISTRY).flatMap((path) =>
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
      .filter((path) => path !== REGISTRY)
      .filter((path) => /'(gang|thirteen)'|games\/(gang|thirteen)\//.test(text(path)));
    expect(named).toEqual([]);
  });
});
