// How the points of a deal of Gang of Four came about, in words.
import type { GangRow, GangView } from '../../../net/wire.gen.ts';
import type { Args, Sentence } from '../../../words/words.ts';
import { SCORING } from '../scoring.ts';

/** How the points of *seat* in the deal *place* came about; null where there is nothing to explain. */
export function explained(
  view: GangView,
  place: number,
  seat: number,
  short = false,
): Sentence | null {
  if (wonAlone(view.pad[place], seat)) return short ? null : ['web-points-alone', {}];
  const args = costs(view, view.pad[place], seat);
  return args === null ? null : [short ? 'web-points-how-short' : 'web-points-how', args];
}

// Who is left when all the others are out has won, with whatever is still held.
function wonAlone(row: GangRow | undefined, seat: number): boolean {
  return row?.winner === seat && (row.left[seat] ?? 0) > 0;
}

// So many cards left, at so much each (GF-10.1); a fine comes on top (GF-8.4).
function costs(view: GangView, row: GangRow | undefined, seat: number): Args | null {
  const cards = row?.left[seat] ?? 0;
  if (row === undefined || cards === 0) return null;
  const each = (SCORING.points[cards] ?? 0) / cards;
  const fine = row.undeclared.includes(seat) ? SCORING.fines[view.options.undeclared] : 0;
  return { cards, each, fine };
}
