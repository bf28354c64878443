// What was on the desk before, so that a slip of the thumb can be taken back.
import type { Desk } from '../../tools/referee/desk.ts';

const LONGEST = 100;

export class Past {
  #all = $state.raw<readonly Desk[]>([]);

  constructor(desk: Desk) {
    this.#all = [desk];
  }

  /** The desk as it is. */
  get now(): Desk {
    const [now] = this.#all.slice(-1);
    if (now === undefined) throw new Error('there is always a desk');
    return now;
  }

  /** From now on it is *desk*; what changes nothing is not worth taking back. */
  go(desk: Desk): void {
    if (desk !== this.now) this.#all = [...this.#all.slice(-LONGEST), desk];
  }

  /** Takes back what was done last; null where nothing was. */
  get undo(): (() => void) | null {
    if (this.#all.length < 2) return null;
    return () => {
      this.#all = this.#all.slice(0, -1);
    };
  }
}
