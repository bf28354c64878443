// A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 13.
import { corrected } from './correction.ts';
import { capacity, choose } from './versions.ts';
import { draw, type Grid } from './grid.ts';

/** The code as rows of dark modules, under the best mask or *mask*; null for too long a text. */
export function qr(text: string, mask?: number): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = choose(bytes.length);
  if (version === null) return null;
  return draw(version, corrected(framed(bytes, version), version), mask);
}

// The mode, the length and the bytes, filled up to what the version holds.
function framed(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const room = 8 * capacity(version);
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) push(pad, 8);
  return Array.from({ length: room / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}
