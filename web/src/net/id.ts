// Names for what has none of its own: questions to the server, matches on the score pad.
import { toHex } from '../fair/sha256.ts';

/** A name that nothing else has, on no other device either. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(8)));
}
