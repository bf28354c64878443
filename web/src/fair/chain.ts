// This player's part in the deals: a hash chain for each table, as docs/reference/provable-deal.md says.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { CUPBOARD, type Cupboard } from './cupboard.ts';

/** For how many deals a chain lasts. */
export const LENGTH = 1000;
const SEED = /^[0-9a-f]{64}$/;

/** What the seat pledges when it sits down. */
export function endOf(seed: string, length = LENGTH): string {
  return hashed(seed, length);
}

/** What the seat tells for *deal*, counted from 1; null once the chain is spent. */
export function linkOf(seed: string, deal: number, length = LENGTH): string | null {
  return deal >= 1 && deal <= length ? hashed(seed, length - deal) : null;
}

/** The seed for *table*, if this browser has pledged one and still has it whole. */
export function seedOf(cupboard: Cupboard, table: string): string | null {
  const kept = cupboard.getItem(key(table));
  return kept !== null && SEED.test(kept) ? kept : null;
}

/** The seed for *table*, made from *random* bytes where there is none yet. */
export function pledge(cupboard: Cupboard, table: string, random: () => Uint8Array): string {
  const known = seedOf(cupboard, table);
  if (known !== null) return known;
  const seed = bytesToHex(random());
  cupboard.setItem(key(table), seed);
  return seed;
}

/** Lets the seed that was pledged *before* the name of the table was known be the table's. */
export function handOver(cupboard: Cupboard, before: string, table: string): void {
  const seed = seedOf(cupboard, before);
  if (seed === null) return;
  cupboard.removeItem(key(before));
  cupboard.setItem(key(table), seed);
}

function key(table: string): string {
  return `lastcard.seed.${table}`;
}

function hashed(seed: string, times: number): string {
  let bytes: Uint8Array = hexToBytes(seed);
  for (let i = 0; i < times; i += 1) bytes = sha256(bytes);
  return bytesToHex(bytes);
}

/** Under which name a chain is kept until the table is found. */
export const PAIRING = 'pairing';

/** Under which name a chain is kept until the table of the rematch is known. */
export function rematchOf(table: string): string {
  return `again ${table}`;
}

/** The end of a new chain of this browser for *table*. */
export function newChain(table: string): string {
  return endOf(pledge(CUPBOARD, table, () => crypto.getRandomValues(new Uint8Array(32))));
}
