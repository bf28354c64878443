// Where one is in a match that is stepped through, and whose eyes are used. It holds no more than that:
// what is seen there comes from state/replay, and who shows it says when time has passed.
import type { Habits } from '../../state/habits.ts';
import { lastPlace, nearest, stepAt, type Replay } from '../../state/replay/replay.ts';
import { dealEnd, next, previous, type Stride } from '../../state/replay/stepping.ts';

/** How long a move is shown at the usual speed, in milliseconds, and what has ended. */
const SHOWN = 1300;
const ENDED = 2400;
/** How quickly it can go, times the usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Player {
  readonly replay: Replay;
  /** The place that is shown. */
  place = $state(1);
  /** The seat whose cards are seen; null sees all of them. */
  eyes = $state.raw<number | null>(null);
  /** Whether it plays by itself. */
  running = $state(false);
  speed = $state(1);
  /** Whether the result and later deals are hidden until one gets there. */
  hiding = $state(true);
  /** Whether what is shown did not just happen: one has gone back, or far. */
  still = $state(true);
  /** The last place that was shown so far. */
  #furthest = $state(1);

  /** The last place that may be told of. */
  readonly limit = $derived.by(() => {
    return this.hiding ? dealEnd(this.replay, this.#furthest) : lastPlace(this.replay);
  });
  /** The last place whose moves may be listed. */
  readonly listed = $derived.by(() => (this.hiding ? this.#furthest : lastPlace(this.replay)));
  readonly atEnd = $derived.by(() => this.place === lastPlace(this.replay));

  constructor(replay: Replay, place: number, habits: Pick<Habits, 'hiding' | 'speed'>) {
    this.replay = replay;
    this.hiding = habits.hiding;
    this.speed = habits.speed;
    this.eyes = replay.you;
    this.place = nearest(replay, place);
    this.#furthest = this.place;
  }

  /** Show *place*, or the nearest there is. */
  go(place: number): void {
    const to = nearest(this.replay, place);
    this.still = to !== this.place + 1;
    this.place = to;
    if (to > this.#furthest) this.#furthest = to;
    if (this.atEnd) this.running = false;
  }

  on(stride: Stride): void {
    this.go(next(this.replay, this.place, stride));
  }

  back(stride: Stride): void {
    this.running = false;
    this.go(previous(this.replay, this.place, stride));
  }

  first(): void {
    this.back('deal');
    this.go(1);
  }

  /** To the end; where later deals are hidden, to that of the deal. */
  last(): void {
    this.running = false;
    this.go(this.place < this.limit ? this.limit : dealEnd(this.replay, this.place + 1));
  }

  /** Play by itself, or stop; from the end it begins anew. */
  toggle(): void {
    if (!this.running && this.atEnd) this.go(1);
    this.running = !this.running;
  }

  /** The next speed, round and round. */
  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }

  /** See with the eyes of the next seat; after the last one all hands lie open. */
  otherEyes(): void {
    const after = this.eyes === null ? 0 : this.eyes + 1;
    this.eyes = after < this.replay.chairs.length ? after : null;
  }

  /** Open all hands, or cover those of the others again. */
  openHands(): void {
    this.eyes = this.eyes === null ? (this.replay.you ?? 0) : null;
  }

  /** For how many milliseconds what is shown stays, where it plays by itself. */
  get pause(): number {
    const { closes } = stepAt(this.replay, this.place);
    return (closes ? ENDED : SHOWN) / this.speed;
  }
}
