// Matches on the score pad for tests.
import { newSheet, type GangSheet } from '../../../src/tools/pad/sheet.ts';

export const ID = '0123456789abcdef';
export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
export const NONE = { blue: 0, yellow: 0, green: 0, rotten: 0 };

/** A match of Gang of Four in which so many cards were left, deal by deal. */
export function gang(...lefts: readonly (readonly number[])[]): GangSheet {
  const sheet = newSheet('gang', ID, 5, 4);
  if (sheet.game !== 'gang') throw new Error('another game');
  const deals = lefts.map((left) => ({ winner: left.indexOf(0), left, undeclared: [] }));
  return { ...sheet, names: NAMES, deals };
}

/** What a browser keeps, as far as the pad uses it. */
export function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => {
      kept.clear();
    },
  };
}
