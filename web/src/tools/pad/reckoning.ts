// What a match on the score pad comes to: everything follows from the deals, from the first on.
import { directionOf } from '../../games/circle.ts';
import { padOf } from './pads.ts';
import type { Sheet } from './sheet.ts';

/** What is settled before a deal is played. */
export interface Setting {
  readonly direction: number;
  readonly dealer: number;
  /** Who begins; null where the cards decide it. */
  readonly leader: number | null;
}

/** A deal on the pad. */
export interface Line extends Setting {
  readonly points: readonly number[];
  /** The points of everybody so far, this deal included. */
  readonly totals: readonly number[];
  /** Who has fewest points in this deal. */
  readonly best: readonly number[];
  /** Whether it counts: the match was not over before. */
  readonly counts: boolean;
}

export interface Reckoning {
  readonly lines: readonly Line[];
  readonly totals: readonly number[];
  /** With how many deals the match was over; null while it goes on. */
  readonly over: number | null;
  /** Who has won, once it is over. */
  readonly winners: readonly number[];
  /** What is settled about the coming deal; null once it is over. */
  readonly next: Setting | null;
}

/** What *sheet* comes to. */
export function reckon(sheet: Sheet): Reckoning {
  const pad = padOf(sheet.game);
  const lines: Line[] = [];
  let totals: readonly number[] = sheet.names.map(() => 0);
  let over: number | null = null;
  for (const [index, deal] of sheet.deals.entries()) {
    const counts = over === null;
    const points = pad.points(sheet, deal);
    if (counts) totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    lines.push({ ...settingOf(sheet, lines), points, totals, best: lowest(points), counts });
    if (counts && pad.isOver(sheet, totals, index + 1)) over = index + 1;
  }
  const next = over === null ? settingOf(sheet, lines) : null;
  return { lines, totals, over, winners: over === null ? [] : lowest(totals), next };
}

/** What is settled about the deal after those *before* it. */
function settingOf(sheet: Sheet, before: readonly Line[]): Setting {
  const pad = padOf(sheet.game);
  const direction = directionOf(pad.seating, before.length);
  return { direction, ...pad.setting(sheet, before.length, before) };
}

function lowest(numbers: readonly number[]): readonly number[] {
  const best = Math.min(...numbers);
  return numbers.flatMap((number, seat) => (number === best ? [seat] : []));
}
