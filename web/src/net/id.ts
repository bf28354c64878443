// Names for what has none of its own: questions to the server, matches on the score pad.
import { bytesToHex } from '@noble/hashes/utils.js';

/** A name that nothing else has, on no other device either. */
export function newId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(8)));
}
