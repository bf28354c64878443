// The matches that this browser keeps. What cannot be read is kept as it is, and shown.
import { isId, isNewer, read, write } from './text.ts';
import type { Sheet } from './sheet.ts';

const PREFIX = 'lastcard.pad.';

/** Something on the shelf: a match, or a text that is none. */
export interface Kept {
  readonly id: string;
  readonly text: string;
  readonly sheet: Sheet | null;
  /** Whether a later version of the page could read it. */
  readonly newer: boolean;
}

/** Everything that *storage* keeps, the latest match first, what cannot be read last. */
export function shelf(storage: Storage): readonly Kept[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const kept = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => look(storage, key.slice(PREFIX.length)));
  return kept.toSorted((one, other) => (other.sheet?.begun ?? -1) - (one.sheet?.begun ?? -1));
}

/** The match called *id*; null where there is none that can be read. */
export function find(storage: Pick<Storage, 'getItem'>, id: string): Sheet | null {
  return isId(id) ? look(storage, id).sheet : null;
}

/** Keep *sheet*; throws where the browser has no room. */
export function put(storage: Pick<Storage, 'setItem'>, sheet: Sheet): void {
  storage.setItem(PREFIX + sheet.id, write(sheet));
}

/** Take what is called *id* off the shelf; it is what comes back. */
export function drop(storage: Pick<Storage, 'getItem' | 'removeItem'>, id: string): Kept {
  const kept = look(storage, id);
  storage.removeItem(PREFIX + id);
  return kept;
}

/** Put back what was dropped, as it was. */
export function putBack(storage: Pick<Storage, 'setItem'>, { id, text }: Kept): void {
  storage.setItem(PREFIX + id, text);
}

function look(storage: Pick<Storage, 'getItem'>, id: string): Kept {
  const text = storage.getItem(PREFIX + id) ?? '';
  const sheet = read(text);
  // A text under the name of another match is not what was put there.
  return { id, text, sheet: sheet?.id === id ? sheet : null, newer: isNewer(text) };
}
