// Which lessons were finished in this browser.
import { tryParse } from '../../net/json.ts';

const KEY = 'lastcard.lessons';

/** The ids of the finished lessons. */
export function finished(storage: Pick<Storage, 'getItem'>): ReadonlySet<string> {
  const kept = tryParse<readonly string[]>(storage.getItem(KEY) ?? '[]');
  return new Set(Array.isArray(kept) ? kept : []);
}

/** Remembers that the lesson is finished. */
export function finish(storage: Pick<Storage, 'getItem' | 'setItem'>, id: string): void {
  storage.setItem(KEY, JSON.stringify([...new Set([...finished(storage), id])]));
}

/** The lesson to learn after *last*: the next unfinished one, from the start again; null if none is. */
export function nextLesson<T extends { readonly id: string }>(
  lessons: readonly T[],
  done: ReadonlySet<string>,
  last = '',
): T | null {
  const after = lessons.slice(lessons.findIndex(({ id }) => id === last) + 1);
  return [...after, ...lessons].find(({ id }) => !done.has(id)) ?? null;
}
