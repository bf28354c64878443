// What a seat could expect in the course of a match, as a line in a picture: where everything goes.
import type { Grade } from './findings.ts';
import type { Choice, CurvePoint } from '../../net/wire.gen.ts';
import { isWrong, sum, type Findings, type Unit } from './findings.ts';

export const HEIGHT = 190;
const LEFT = 40;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 24;
/** How many steps of the scale there may be. */
const MOST_TICKS = 5;
const STEPS = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const CHANCES = [0, 0.25, 0.5, 0.75, 1];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Dot extends Spot {
  readonly choice: Choice;
  readonly grade: Grade;
  readonly value: number;
}

export interface Stage {
  readonly deal: number;
  readonly from: number;
  readonly to: number;
  readonly line: readonly Spot[];
}

export interface Curve {
  readonly stages: readonly Stage[];
  /** The choices, those that matter most last, so that they lie on top. */
  readonly dots: readonly Dot[];
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
}

interface Moment {
  readonly number: number;
  readonly value: number;
}

/** The picture of *seat*, so *wide*; nothing where no curve is there yet. */
export function curveOf(found: Findings, seat: number, unit: Unit, wide: number): Curve | null {
  const deals = [...new Set(found.curve.map(({ deal }) => deal))];
  if (deals.length === 0) return null;
  const moments = deals.map((deal) => momentsOf(found, seat, unit, deal));
  const values = moments.flat().map(({ value }) => value);
  const [low, high] = unit === 'chance' ? [0, 1] : [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const right = wide - RIGHT;
  const places = Math.max(1, moments.flat().length - 1);
  const across = (place: number) => LEFT + ((right - LEFT) * place) / places;
  const up = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - low)) / span;
  let place = 0;
  const stages = deals.map((deal, at): Stage => {
    const from = across(place);
    const line = (moments[at] ?? []).map(({ value }) => ({ x: across(place++), y: up(value) }));
    return { deal, from, to: line.at(-1)?.x ?? from, line };
  });
  const ticks = unit === 'chance' ? CHANCES : marks(low, high);
  return {
    stages,
    dots: dotsOf(found, seat, deals, moments, stages),
    ticks: ticks.map((value) => ({ value, y: up(value) })),
    left: LEFT,
    right,
  };
}

/** What *seat* could expect before each of its choices and after each deal: the picture as a table. */
export function courseOf(found: Findings, seat: number, unit: Unit): readonly Moment[] {
  const own = new Set(
    found.choices.filter((choice) => choice.seat === seat).map(({ number }) => number),
  );
  const deals = [...new Set(found.curve.map(({ deal }) => deal))];
  return deals
    .flatMap((deal) => momentsOf(found, seat, unit, deal))
    .filter(({ number }) => own.has(number));
}

/** A path through *spots*, as SVG has it. */
export function pathOf(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

// What earlier deals brought is on it already; the last moment of a deal is what it came to.
function momentsOf(found: Findings, seat: number, unit: Unit, deal: number): readonly Moment[] {
  const rows = found.ledger.filter((row) => row.seat === seat);
  const results = (till: number) =>
    sum(
      rows
        .filter((row) => row.deal <= till)
        .map((row) => (unit === 'points' ? row.result : row.chance.result)),
    );
  const points = found.curve.filter((point) => point.deal === deal);
  const before = results(deal - 1);
  const along = points.map((point) => ({
    number: point.number,
    value: unit === 'points' ? before + (point.points[seat] ?? 0) : (point.chance[seat] ?? 0),
  }));
  if (!rows.some((row) => row.deal === deal)) return along;
  const end = results(deal);
  const value = unit === 'points' ? end : inside(1 / seatsOf(points) + end);
  return [...along, { number: Number.POSITIVE_INFINITY, value }];
}

function dotsOf(
  found: Findings,
  seat: number,
  deals: readonly number[],
  moments: readonly (readonly Moment[])[],
  stages: readonly Stage[],
): readonly Dot[] {
  return found.choices
    .filter((choice) => choice.seat === seat)
    .flatMap((choice) => {
      const at = deals.indexOf(choice.deal);
      const place = moments[at]?.findLastIndex(({ number }) => number <= choice.number) ?? -1;
      const spot = stages[at]?.line[Math.max(0, place)];
      const value = moments[at]?.[Math.max(0, place)]?.value ?? 0;
      return spot === undefined ? [] : [{ ...spot, choice, grade: choice.grade, value }];
    })
    .toSorted(
      (one, other) =>
        Number(isWrong(one)) - Number(isWrong(other)) || one.choice.loss - other.choice.loss,
    );
}

function marks(low: number, high: number): readonly number[] {
  const step = STEPS.find((one) => (high - low) / one <= MOST_TICKS) ?? high - low;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, at) => (first + at) * step || 0);
}

function seatsOf(points: readonly CurvePoint[]): number {
  return points[0]?.chance.length ?? 1;
}

function inside(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}
