// What is said below the seats of a table that has not started: what it waits for, and who starts it.
import type { Table } from '../../state/state.ts';
import type { Sentence } from '../../words/words.ts';

/** The one thing to say to *you*; null when there is nothing left to say. */
export function whatNext(table: Table, you: string | undefined): Sentence | null {
  const { arranger, chairs, host, present, seat, waitsFor } = table;
  if (arranger === null) return null;
  if (seat === null && chairs.some(isFree)) return ['web-choose-seat', {}];
  const nameAt = (at: number) => chairs[at]?.name ?? '';
  const gone = waitsFor.find((at) => chairs[at]?.player != null && present[at] === false);
  const unready = waitsFor.filter((at) => chairs[at]?.player != null);
  const first = unready[0];
  if (arranger === you) {
    if (waitsFor.some((at) => isFree(chairs[at]))) return ['web-fill-seats', {}];
    if (gone !== undefined) return ['web-waits-for-absent', { who: nameAt(gone) }];
    if (first !== undefined)
      return ['web-waits-for', { who: nameAt(first), more: unready.length - 1 }];
    return arranger === host ? null : ['web-you-stand-in', {}];
  }
  const starter = chairs.find(({ player }) => player === arranger)?.name;
  if (starter == null) return ['web-someone-starts', {}];
  return [arranger === host ? 'web-host-starts' : 'web-stand-in-starts', { host: starter }];
}

function isFree(chair: Table['chairs'][number] | undefined): boolean {
  return chair !== undefined && chair.player === null && chair.bot === null;
}
