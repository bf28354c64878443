// Matches on the score pad for tests.
import { start, type GangSheet } from '../../../src/games/gang/pad/sheet.ts';
import type { ThirteenDeal, ThirteenSheet } from '../../../src/games/thirteen/pad/sheet.ts';
import { fetchPads } from '../../../src/tools/pad/pads.ts';

await fetchPads();

export const ID = '0123456789abcdef';
export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];
export const NONE = { blue: 0, yellow: 0, green: 0, rotten: 0 };

/** A match of Gang of Four in which so many cards were left, deal by deal. */
export function gang(...lefts: readonly (readonly number[])[]): GangSheet {
  const sheet = start({ game: 'gang', id: ID, begun: 5, names: NAMES, dealer: 0 }, 'en');
  const deals = lefts.map((left) => ({ winner: left.indexOf(0), left, undeclared: [] }));
  return { ...sheet, deals };
}

/** A match of 13 of three players in which so much was taken, deal by deal. */
export function thirteen(...deals: readonly ThirteenDeal[]): ThirteenSheet {
  return { game: 'thirteen', id: ID, begun: 5, names: NAMES.slice(0, 3), dealer: 0, deals };
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
