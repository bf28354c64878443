// HMAC-SHA256 (FIPS 198-1).
import { sha256 } from './sha256.ts';

const BLOCK = 64;

/** The 32 bytes of the code of *message* under *key*. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(masked(block, 0x36), message));
  return sha256(joined(masked(block, 0x5c), inner));
}

/** One after the other. */
export function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function masked(block: Uint8Array, mask: number): Uint8Array {
  return block.map((byte) => byte ^ mask);
}
