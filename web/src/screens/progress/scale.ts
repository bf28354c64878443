// Where numbers stand in a picture: a scale with round numbers beside it.

/** The picture, and the room for numbers beside and below it. */
export const WIDTH = 320;
export const HEIGHT = 170;
export const LEFT = 38;
export const RIGHT = WIDTH - 8;
export const TOP = 10;
export const BOTTOM = HEIGHT - 24;

export interface Scale {
  /** The round numbers, from low to high. */
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
}

/** A scale that has room for all *values*, and for zero. */
export function scaleOf(values: readonly number[]): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest || 1) / 4);
  const [first, last] = [Math.floor(lowest / step), Math.max(1, Math.ceil(highest / step))];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const [low, high] = [first * step, last * step];
  return { ticks, y: (value) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP) };
}

/** Where the *index*th of *count* points stands; one alone stands in the middle. */
export function place(index: number, count: number): number {
  return count === 1 ? (LEFT + RIGHT) / 2 : LEFT + 6 + (index / (count - 1)) * (RIGHT - LEFT - 12);
}

// 1, 2 or 5 times a power of ten, and at least as much.
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10;
  return factor * power;
}
