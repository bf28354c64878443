// The names of matches on the score pad; no two devices give the same.
import { toHex } from '../sha256.ts';

/** A name that no other match has. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(8)));
}
