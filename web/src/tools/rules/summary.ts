// What stands on a summary card.
import type { Sentence } from '../../words/words.ts';

/** A sentence of a summary card, and the rule behind it. */
export interface Key {
  readonly sentence: Sentence;
  readonly number: string;
  /** Cards to show with it. */
  readonly cards?: string;
}
