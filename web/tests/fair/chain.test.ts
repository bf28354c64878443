import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endOf, handOver, linkOf, pledge, seedOf } from '../../src/fair/chain.ts';
import type { Cupboard } from '../../src/fair/cupboard.ts';
import { parse } from '../../src/net/json.ts';

interface Vector {
  readonly length: number;
  readonly seeds: Readonly<Record<string, string>>;
  readonly opening: readonly string[];
  readonly deals: readonly { readonly notes: readonly string[] }[];
}

const url = new URL('../../../docs/reference/provable-deal-vectors.json', import.meta.url);
const { matches } = parse<{ matches: readonly Vector[] }>(readFileSync(url, 'utf-8'));

describe('a chain', () => {
  test('ends where the test vectors of the provable deal say', () => {
    for (const { seeds, length, opening } of matches) {
      for (const [seat, seed] of Object.entries(seeds)) {
        expect(opening).toContain(`chain ${seat} ${endOf(seed, length)}`);
      }
    }
  });

  test('has the links of the test vectors, deal by deal', () => {
    let links = 0;
    for (const { seeds, length, deals } of matches) {
      deals.forEach(({ notes }, index) => {
        for (const [seat, seed] of Object.entries(seeds)) {
          if (notes.includes(`absent ${seat}`)) continue;
          expect(notes).toContain(`link ${seat} ${linkOf(seed, index + 1, length) ?? ''}`);
          links += 1;
        }
      });
    }
    expect(links).toBeGreaterThan(10);
  });

  test('has no link beyond its length, and none for no deal', () => {
    const seed = '00'.repeat(32);
    expect(linkOf(seed, 0, 3)).toBeNull();
    expect(linkOf(seed, 3, 3)).toBe(seed);
    expect(linkOf(seed, 4, 3)).toBeNull();
  });

  test('is pledged once for each table', () => {
    const cupboard = emptyCupboard();
    let filled = 0;
    const random = () => new Uint8Array(32).fill((filled += 1));
    expect(seedOf(cupboard, 'a')).toBeNull();
    const seed = pledge(cupboard, 'a', random);
    expect(seed).toBe('01'.repeat(32));
    expect(pledge(cupboard, 'a', random)).toBe(seed);
    expect(pledge(cupboard, 'b', random)).toBe('02'.repeat(32));
    expect(seedOf(cupboard, 'a')).toBe(seed);
  });

  test.each(['', 'spoilt', 'ff'.repeat(31), 'fg'.repeat(32)])('spoilt as %j is none', (kept) => {
    const cupboard = emptyCupboard();
    cupboard.setItem('lastcard.seed.a', kept);
    expect(seedOf(cupboard, 'a')).toBeNull();
    expect(pledge(cupboard, 'a', () => new Uint8Array(32).fill(9))).toBe('09'.repeat(32));
    expect(seedOf(cupboard, 'a')).toBe('09'.repeat(32));
  });

  test('can be pledged before the table has a name, for that table alone', () => {
    const cupboard = emptyCupboard();
    const seed = pledge(cupboard, 'again', () => new Uint8Array(32).fill(7));
    handOver(cupboard, 'again', 'b');
    expect([seedOf(cupboard, 'again'), seedOf(cupboard, 'b')]).toEqual([null, seed]);
    handOver(cupboard, 'again', 'c');
    expect(seedOf(cupboard, 'c')).toBeNull();
  });
});

function emptyCupboard(): Cupboard {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
