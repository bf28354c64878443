// What was in the trays before, so that a slip of the thumb can be taken back.
import type { Trays } from './trays.ts';

const LONGEST = 100;

export class Past {
  #all = $state.raw<readonly Trays[]>([]);

  constructor(trays: Trays) {
    this.#all = [trays];
  }

  /** The trays as they are. */
  get now(): Trays {
    const [now] = this.#all.slice(-1);
    if (now === undefined) throw new Error('there are always trays');
    return now;
  }

  /** From now on they are *trays*; what changes nothing is not worth taking back. */
  go(trays: Trays): void {
    if (trays !== this.now) this.#all = [...this.#all.slice(-LONGEST), trays];
  }

  /** Takes back what was done last; null where nothing was. */
  get undo(): (() => void) | null {
    if (this.#all.length < 2) return null;
    return () => {
      this.#all = this.#all.slice(0, -1);
    };
  }
}
