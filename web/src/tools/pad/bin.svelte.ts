// What was taken off the shelf last, so that it can be put back.
import { drop, putBack, type Kept } from './shelf.ts';

class Bin {
  /** What lies in it. */
  kept = $state.raw<Kept | null>(null);

  /** Take what is called *id* off the shelf. */
  take(storage: Storage, id: string): void {
    this.kept = drop(storage, id);
  }

  /** Put back what was taken. */
  undo(storage: Storage): void {
    if (this.kept !== null) putBack(storage, this.kept);
    this.empty();
  }

  /** From now on nothing can be put back. */
  empty(): void {
    this.kept = null;
  }
}

export const bin = new Bin();
