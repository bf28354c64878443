// The match that is shown, kept with every change, and the way back from the last one.
import type { Sentence } from '../../words/words.ts';
import { reckon } from './reckoning.ts';
import { bin } from './bin.svelte.ts';
import { look, put } from './shelf.ts';
import type { Sheet } from './sheet.ts';
import type { Unread } from './text.ts';

export class Book {
  sheet = $state.raw<Sheet | null>(null);
  /** Why there is no sheet to be shown; null where there is one. */
  unread = $state<Unread | null>(null);
  /** What was done last. */
  done = $state.raw<Sentence | null>(null);
  /** Whether the browser had no room for the last change. */
  full = $state(false);
  readonly reckoning = $derived(this.sheet === null ? null : reckon(this.sheet));
  readonly #id: string;
  readonly #storage: Storage;
  #before: Sheet | null = null;

  constructor(storage: Storage, id: string) {
    this.#storage = storage;
    this.#id = id;
    this.look();
  }

  /** Keep the match as it is now, after what *done* says. */
  change(sheet: Sheet, done: Sentence | null): void {
    this.#before = this.sheet;
    this.done = done;
    this.#keep(sheet);
  }

  /** Take the last change back. */
  undo(): void {
    if (this.#before === null) return;
    this.#keep(this.#before);
    this.#before = null;
    this.done = null;
  }

  /** Take the match off the shelf. */
  drop(): void {
    bin.take(this.#storage, this.#id);
  }

  /** Another page may have changed it. */
  look(): void {
    ({ sheet: this.sheet, unread: this.unread } = look(this.#storage, this.#id));
  }

  #keep(sheet: Sheet): void {
    this.sheet = sheet;
    try {
      put(this.#storage, sheet);
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}
