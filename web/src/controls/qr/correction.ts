// Reed-Solomon codes over the 256 bytes, and the order in which the bytes of all blocks are drawn.
import { blocks, checks } from './versions.ts';

/** The bytes with their checks, block by block interleaved. */
export function corrected(bytes: readonly number[], version: number): readonly number[] {
  const count = blocks(version);
  const short = Math.floor(bytes.length / count);
  const longs = bytes.length % count;
  const data = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - (count - longs));
    return bytes.slice(start, start + short + (block >= count - longs ? 1 : 0));
  });
  const divisor = divisorOf(checks(version));
  const extra = data.map((block) => remainder(block, divisor));
  return [...interleaved(data), ...interleaved(extra)];
}

function interleaved(parts: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
}

function divisorOf(degree: number): readonly number[] {
  let divisor = [1];
  for (let power = 0, root = 1; power < degree; power += 1, root = times(root, 2)) {
    const raised = [...divisor, 0];
    divisor = raised.map((value, at) => value ^ times(divisor[at - 1] ?? 0, root));
  }
  return divisor.slice(1);
}

function remainder(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest: readonly number[] = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = divisor.map((value, at) => times(value, factor) ^ (rest[at + 1] ?? 0));
  }
  return rest;
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}
