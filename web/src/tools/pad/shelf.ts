// The matches that this browser keeps. What cannot be read is kept as it is, and shown.
import type { Sheet } from './sheet.ts';
import { isId, read, whyUnread, write, type Unread } from './text.ts';

const PREFIX = 'lastcard.pad.';

/** Something on the shelf: a match, or a text that is none. */
export interface Kept {
  readonly id: string;
  readonly text: string;
  readonly sheet: Sheet | null;
  /** Why it is no match here; null where it is one. */
  readonly unread: Unread | null;
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

/** What is called *id*, whatever it is. */
export function look(storage: Pick<Storage, 'getItem'>, id: string): Kept {
  const text = storage.getItem(PREFIX + id) ?? '';
  const sheet = read(text);
  // A text under the name of another match is not what was put there.
  if (sheet?.id === id) return { id, text, sheet, unread: null };
  return { id, text, sheet: null, unread: whyUnread(text) };
}
