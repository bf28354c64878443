// The text of a record file, and where it is kept while it is looked at: in this tab alone.
import { LONGEST_RECORD } from '../../net/replay.ts';

const KEY = 'lastcard.record';

/** What a file holds, or the message that says why it cannot be a record. */
export type ReadFile =
  | { readonly text: string; readonly problem: null }
  | { readonly problem: 'replay-file-long' | 'replay-file-unreadable' };

/** What *file* holds. */
export async function readRecord(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  // In the question to the server some signs take more room than in the file.
  if (file.size > 0.9 * LONGEST_RECORD) return { problem: 'replay-file-long' };
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, problem: null };
  } catch {
    return { problem: 'replay-file-unreadable' };
  }
}

/** The record that was opened last in this tab; null where none was. */
export function keptRecord(storage: Pick<Storage, 'getItem'>): string | null {
  return storage.getItem(KEY);
}

/** Keeps the record for when the page is loaded anew; a browser without room forgets it then. */
export function keepRecord(storage: Pick<Storage, 'setItem'>, text: string): void {
  try {
    storage.setItem(KEY, text);
  } catch {
    // It can be opened again.
  }
}

/** Forgets it. */
export function dropRecord(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY);
}
