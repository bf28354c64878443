// The modules of a code: patterns to find it by, the bytes, and the mask that suits them best.
import { penalty } from './penalty.ts';
import { alignments } from './versions.ts';

/** Rows of modules, true where they are dark. */
export type Grid = readonly (readonly boolean[])[];
type Draft = (boolean | null)[][];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of *version* with these bytes, under *wanted* or the mask with the lowest penalty. */
export function draw(version: number, bytes: readonly number[], wanted?: number): Grid {
  const grids = MASKS.flatMap((mask, number) =>
    wanted === undefined || wanted === number ? [masked(version, bytes, mask, number)] : [],
  );
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

function masked(
  version: number,
  bytes: readonly number[],
  mask: (x: number, y: number) => boolean,
  number: number,
): Grid {
  const draft = patterns(version);
  format(draft, number);
  if (version >= 7) versionInfo(draft, version);
  const bits = bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
  let next = 0;
  for (const [x, y] of path(draft.length)) {
    if (draft[y]?.[x] !== null) continue;
    set(draft, x, y, (bits[next] === 1) !== mask(x, y));
    next += 1;
  }
  return draft.map((row) => row.map((module) => module === true));
}

// Two columns at a time, up and down in turn, from the right; the timing column is left out.
function* path(size: number): Generator<readonly [number, number]> {
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    upwards = !upwards;
  }
}

function patterns(version: number): Draft {
  const size = 17 + 4 * version;
  const draft: Draft = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let at = 0; at < size; at += 1) {
    set(draft, at, 6, at % 2 === 0);
    set(draft, 6, at, at % 2 === 0);
  }
  finder(draft, 3, 3);
  finder(draft, size - 4, 3);
  finder(draft, 3, size - 4);
  const centres = alignments(version);
  for (const x of centres) {
    for (const y of centres) {
      const corner = [x, y].filter((at) => at === 6).length === 2;
      const across = Math.max(x, y) === size - 7 && Math.min(x, y) === 6;
      if (!corner && !across) rings(draft, x, y, 2, [true, false, true]);
    }
  }
  return draft;
}

function finder(draft: Draft, x: number, y: number): void {
  rings(draft, x, y, 4, [true, true, false, true, false]);
}

function rings(draft: Draft, x: number, y: number, radius: number, dark: readonly boolean[]): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      set(draft, x + dx, y + dy, dark[Math.max(Math.abs(dx), Math.abs(dy))] ?? false);
    }
  }
}

// Correction M is 00, so the mask is all there is to say; a BCH code protects it.
function format(draft: Draft, mask: number): void {
  const bits = (protect(mask, 10, 0x537) ^ 0x5412) & 0x7fff;
  const size = draft.length;
  for (let at = 0; at < 15; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    if (at < 8) set(draft, 8, at < 6 ? at : at + 1, dark);
    else set(draft, at === 8 ? 7 : 14 - at, 8, dark);
    if (at < 8) set(draft, size - 1 - at, 8, dark);
    else set(draft, 8, size - 15 + at, dark);
  }
  set(draft, 8, size - 8, true);
}

function versionInfo(draft: Draft, version: number): void {
  const bits = protect(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    const far = draft.length - 11 + (at % 3);
    set(draft, far, Math.floor(at / 3), dark);
    set(draft, Math.floor(at / 3), far, dark);
  }
}

function protect(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) {
    rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? divisor : 0);
  }
  return (value << degree) | rest;
}

function set(draft: Draft, x: number, y: number, dark: boolean): void {
  const row = draft[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = dark;
}
