// Follows a review while it is made: what has come so far, how far it is, what went wrong.
import { findingsOf, NOTHING, withNews, type Findings } from '../../state/review/findings.ts';
import type { KeptReview, Review, ReviewNews, ReviewWishAsk } from '../../net/wire.gen.ts';

/** How to ask for the review of one match. */
export interface Asking {
  /** How far it is. */
  news(): Promise<ReviewNews>;
  /** Asks for it, and tells what comes of it; who stops listening does not wait any more. */
  follow(wish: ReviewWishAsk, signal: AbortSignal): AsyncIterable<ReviewNews>;
  /** All of it, once it is finished. */
  whole(): Promise<Review>;
}

/** How far one is: not known yet, not asked for, on the way, done, or not possible. */
export type Stand = 'looking' | ReviewNews['state'];

export class Following {
  stand = $state.raw<Stand>('looking');
  found = $state.raw<Findings>(NOTHING);
  /** How much is done, from 0 to 1. */
  part = $state.raw(0);
  /** How many others come first. */
  ahead = $state.raw(0);
  kept = $state.raw<KeptReview | null>(null);
  review = $state.raw<Review | null>(null);
  /** Why it failed, in a sentence. */
  problem = $state.raw('');
  readonly #asking: Asking;
  readonly #words: (error: unknown) => string;
  /** Ends what is being followed. */
  #end = new AbortController();

  constructor(asking: Asking, words: (error: unknown) => string) {
    this.#asking = asking;
    this.#words = words;
  }

  /** Whether it is being made. */
  get running(): boolean {
    return this.stand === 'waiting' || this.stand === 'running';
  }

  /** Find out how far it is, and follow it if it is being made. */
  async look(): Promise<void> {
    const { signal } = this.#end;
    try {
      const news = await this.#asking.news();
      if (signal.aborted) return;
      this.#take(news);
      if (news.state === 'finished') await this.#finish(signal);
      else if (this.running) await this.ask({});
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Ask for it, and follow it. */
  async ask(wish: ReviewWishAsk): Promise<void> {
    const { signal } = this.#again();
    this.problem = '';
    this.part = 0;
    this.stand = 'waiting';
    try {
      for await (const news of this.#asking.follow(wish, signal)) {
        if (signal.aborted) return;
        this.#take(news);
        if (news.state === 'finished') await this.#finish(signal);
      }
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Wait no more; what has come stays. */
  cancel(): void {
    this.#again();
    this.stand = 'none';
  }

  #again(): AbortController {
    this.#end.abort();
    this.#end = new AbortController();
    return this.#end;
  }

  #take(news: ReviewNews): void {
    // It is there once the whole of it is.
    this.stand = news.state === 'finished' ? 'running' : news.state;
    this.part = news.part;
    this.ahead = news.ahead;
    this.kept = news.kept;
    this.problem = news.problem?.sentence ?? '';
    this.found = withNews(this.found, news);
  }

  async #finish(signal: AbortSignal): Promise<void> {
    const review = await this.#asking.whole();
    if (signal.aborted) return;
    this.review = review;
    this.found = findingsOf(review);
    this.stand = 'finished';
  }

  #fail(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.stand = 'failed';
    this.problem = this.#words(error);
  }
}
