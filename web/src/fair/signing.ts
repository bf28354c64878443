// The server's signature (Ed25519, RFC 8032). The browser's own is missing on plain http.
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

hashes.sha512 = sha512;

/** Whether *signature* is that of *message* by who has the public *key*. */
export function isSigned(message: Uint8Array, signature: string, key: string | null): boolean {
  if (key === null) return false;
  try {
    return verify(hexToBytes(signature), message, hexToBytes(key));
  } catch {
    return false; // no digits, or no point of the curve
  }
}
