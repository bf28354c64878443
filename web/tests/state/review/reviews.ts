// Reviews as the server tells them, of the matches that replays are tested with.
import { readFileSync } from 'node:fs';
import { parse } from '../../../src/net/json.ts';
import type { Choice, Review } from '../../../src/net/wire.gen.ts';

const [four, three, thirteen] = parse<readonly Review[]>(
  readFileSync(new URL('../../reviews.gen.json', import.meta.url), 'utf-8'),
);

export const FOUR = some(four);
export const THREE = some(three);
export const THIRTEEN = some(thirteen);

/** A choice that costs something, with *changes*. */
export function choice(changes: Partial<Choice>): Choice {
  const made = { deal: 1, number: 1, seat: 0, kind: 'leading', made: 'R5', best: 'R7' };
  const cost = { loss: 2, error: 0.2, grade: 'mistake', chance_loss: 0.04 } as const;
  return { ...made, ...cost, worlds: 64, moves: [], reasons: [], hindsight: null, ...changes };
}

function some(review: Review | undefined): Review {
  if (review === undefined) throw new Error('there are reviews');
  return review;
}
