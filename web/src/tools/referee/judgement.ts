// What the referee says.
import type { Sentence } from '../../words/words.ts';

export interface Judgement {
  readonly may: boolean;
  /** Whether it may be done, and costs something. */
  readonly costly?: boolean;
  readonly sentence: Sentence;
  /** The numbers of the rules behind it; none where nothing is judged yet. */
  readonly rules: readonly string[];
}
