// How hard a code would be to read: the lower, the better.
import type { Grid } from './grid.ts';

/** What looks like a corner of the code: light before or after it, and around the code is light. */
const CORNER = /(?<=0000)1011101|1011101(?=0000)/g;

/** The sum of the four penalties of the standard. */
export function penalty(grid: Grid): number {
  const rows = grid.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row.charAt(x)).join(''));
  const lines = [...rows, ...columns];
  return sum(lines.map(runs)) + squares(rows) + sum(lines.map(corners)) + balance(rows.join(''));
}

function runs(line: string): number {
  return sum((line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2));
}

function corners(line: string): number {
  return 40 * (`0000${line}0000`.match(CORNER) ?? []).length;
}

function squares(rows: readonly string[]): number {
  let found = 0;
  rows.slice(1).forEach((row, above) => {
    for (let x = 1; x < row.length; x += 1) {
      const four = row.slice(x - 1, x + 1) + (rows[above] ?? '').slice(x - 1, x + 1);
      if (four === '0000' || four === '1111') found += 3;
    }
  });
  return found;
}

function balance(modules: string): number {
  const dark = (modules.match(/1/g) ?? []).length;
  return 10 * Math.floor(Math.abs((20 * dark) / modules.length - 10));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
