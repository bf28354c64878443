// How large a code is, and how its bytes are divided, version by version (error correction M).

const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532];
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9];

/** How many blocks the bytes are divided into. */
export function blocks(version: number): number {
  return BLOCKS[version - 1] ?? 1;
}

/** How many bytes are added to each block. */
export function checks(version: number): number {
  return CHECKS[version - 1] ?? 0;
}

/** How many bytes a code holds without those. */
export function capacity(version: number): number {
  return (TOTAL[version - 1] ?? 0) - blocks(version) * checks(version);
}

/** The smallest version for so many bytes of text. */
export function choose(bytes: number): number | null {
  const head = (version: number) => (version < 10 ? 2 : 3);
  const at = TOTAL.findIndex((_, place) => capacity(place + 1) - head(place + 1) >= bytes);
  return at < 0 ? null : at + 1;
}

/** Where the alignment patterns are centred, across and down. */
export function alignments(version: number): readonly number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < 7 ? [6, last] : [6, 2 * version + 8, last];
}
