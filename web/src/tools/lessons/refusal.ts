// Why the rules do not allow a try, in words for learners: with the names of cards, not their notation.
import type { LessonPart } from '../../games/lessons.ts';
import type { Problem } from '../../net/wire.gen.ts';
import type { Say } from '../../words/words.ts';

/** The sentence for *problem*: the one of the lessons, or where there is none the one it came with. */
export function refusal(
  { code, args, sentence }: Problem,
  { refusals }: Pick<LessonPart, 'refusals'>,
  say: Say,
): string {
  const told = refusals[code];
  return told === undefined ? sentence : say(...told(args, say));
}
