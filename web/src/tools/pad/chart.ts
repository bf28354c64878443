// The totals of a match as lines in a picture: where everything goes.
import type { Reckoning } from './reckoning.ts';

export const WIDTH = 320;
export const HEIGHT = 170;
const LEFT = 32;
const TOP = 10;
const BOTTOM = 22;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000];
const MOST_TICKS = 5;
/** How far behind the lines the names begin. */
export const BEFORE_NAMES = 11;
/** How much room names have at least, and at most: the lines need some too. */
const FEWEST = 73;
export const ROOM_FOR_NAMES = 160;
/** How close two names can stand, one below the other. */
const APART = 13;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Chart {
  /** The totals after each deal, by seat, from nothing on. */
  readonly lines: readonly (readonly Spot[])[];
  /** How high the name of each seat stands behind its line. */
  readonly labels: readonly number[];
  readonly ticks: readonly { readonly total: number; readonly y: number }[];
  readonly deals: readonly { readonly deal: number; readonly x: number }[];
  /** How high the line is that ends the match; null where it is out of the picture. */
  readonly target: number | null;
  readonly right: number;
  readonly left: number;
}

/**
 * The picture of the deals that count; *target* is what ends the match, if points do, and *widest* how
 * wide the widest name is.
 */
export function chartOf(
  { lines, totals }: Reckoning,
  target: number | null,
  widest: number,
): Chart {
  const right = WIDTH - BEFORE_NAMES - Math.min(Math.max(widest, FEWEST), ROOM_FOR_NAMES);
  const counted = lines.filter(({ counts }) => counts);
  const most = Math.max(1, ...totals);
  // A target far away would press the lines flat.
  const shown = target !== null && target <= most * 2 ? target : null;
  const top = Math.max(most, shown ?? 0);
  const across = (deal: number) => LEFT + ((right - LEFT) * deal) / Math.max(1, counted.length);
  const up = (total: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * total) / top;
  const paths = totals.map((_, seat) => [
    { x: across(0), y: up(0) },
    ...counted.map((line, index) => ({ x: across(index + 1), y: up(line.totals[seat] ?? 0) })),
  ]);
  return {
    lines: paths,
    labels: spread(paths.map((path) => path.at(-1)?.y ?? 0)),
    ticks: marks(top).map((total) => ({ total, y: up(total) })),
    deals: marks(counted.length)
      .filter((deal) => deal > 0)
      .map((deal) => ({ deal, x: across(deal) })),
    target: shown === null ? null : up(shown),
    right,
    left: LEFT,
  };
}

/** A path through *spots*, as SVG has it. */
export function pathOf(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

function marks(top: number): readonly number[] {
  const step = STEPS.find((one) => top / one <= MOST_TICKS) ?? top;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

// From the top down each name at least a line below the one before, then back up from the floor.
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((y, seat) => ({ y, seat })).toSorted((one, other) => one.y - other.y);
  const placed = [...heights];
  let floor = HEIGHT - BOTTOM;
  for (const [index, { y, seat }] of order.entries()) {
    const above = order[index - 1];
    placed[seat] = above === undefined ? y : Math.max(y, (placed[above.seat] ?? 0) + APART);
  }
  for (const { seat } of order.toReversed()) {
    placed[seat] = Math.min(placed[seat] ?? 0, floor);
    floor = (placed[seat] ?? 0) - APART;
  }
  return placed;
}
