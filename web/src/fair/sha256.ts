// SHA-256 (FIPS 180-4). The browser's own is missing on plain http, which is how a local network plays.

const PRIMES = primes(64);
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

type Eight = [number, number, number, number, number, number, number, number];

/** The 32 bytes of the digest of *message*. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const sums = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    schedule(words, blocks, at);
    const mixed = mix(eight(sums), words);
    mixed.forEach((value, place) => (sums[place] = word(sums, place) + value));
  }
  const digest = new DataView(new ArrayBuffer(32));
  sums.forEach((value, place) => {
    digest.setUint32(4 * place, value);
  });
  return new Uint8Array(digest.buffer);
}

/** Bytes as hexadecimal digits, lower case. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes that hexadecimal digits mean. */
export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(size - 4, message.length << 3);
  return view;
}

function schedule(words: Uint32Array, blocks: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = blocks.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = word(words, i - 15);
    const late = word(words, i - 2);
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = word(words, i - 16) + low + word(words, i - 7) + high;
  }
}

function mix(start: Eight, words: Uint32Array): Eight {
  let [a, b, c, d, e, f, g, h] = start;
  for (let i = 0; i < 64; i += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + high + chosen + word(ROUND, i) + word(words, i)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + most) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}

function eight(sums: Uint32Array): Eight {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  return [a, b, c, d, e, f, g, h];
}

function word(words: Uint32Array, place: number): number {
  return words[place] ?? 0;
}

function turn(value: number, places: number): number {
  return (value >>> places) | (value << (32 - places));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x100000000) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
