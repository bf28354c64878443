// The page's one timer: shows what happened for long enough, and plays what is due.
import { dueIn, madeOf, unasked, type Due } from '../state/due.ts';
import type { Habits } from '../state/habits.ts';
import { NO_TIMES, timeToPass, watched } from '../state/passing.ts';
import { nextChange, timePassed } from '../state/pauses.ts';
import type { State } from '../state/state.ts';

/** What it needs of the page. */
interface Timed {
  state: State;
  readonly habits: Habits;
  move(move: string): void;
}

export class Timing {
  readonly #page: Timed;
  #due: Due | null = null;
  #times = NO_TIMES;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: Timed) {
    this.#page = page;
  }

  /** Look when something is due; to be done after every change. */
  look(): void {
    const { state, habits } = this.#page;
    const now = Date.now();
    this.#times = watched(this.#times, state, now);
    const wait = timeToPass(this.#times.lately, Math.random());
    this.#due = dueIn(state, habits, this.#due, now, wait);
    clearTimeout(this.#timer);
    const next = Math.min(nextChange(state), this.#due?.at ?? Infinity);
    if (next === Infinity) return;
    this.#timer = setTimeout(() => {
      this.#wake();
    }, next - now);
  }

  #wake(): void {
    const now = Date.now();
    this.#page.state = timePassed(this.#page.state, now);
    const due = this.#due;
    if (due !== null && due.at <= now) this.#make(due);
    this.look();
  }

  #make(due: Due): void {
    this.#due = madeOf(due);
    this.#page.move(due.move);
    if (due.unasked) this.#page.state = unasked(this.#page.state);
  }
}
