import { describe, expect, test } from 'vitest';
import type { ReviewNews, ReviewWishAsk } from '../../../src/net/wire.gen.ts';
import { findingsOf } from '../../../src/state/review/findings.ts';
import { Following, type Asking } from '../../../src/tools/review/following.svelte.ts';
import { FOUR, choice } from '../../state/review/reviews.ts';

const NONE: ReviewNews = {
  state: 'none',
  ahead: 0,
  part: 0,
  choices: [],
  forgotten: [],
  ledger: [],
  curve: [],
  next: 0,
  kept: null,
  problem: null,
};
const DONE: ReviewNews = { ...NONE, state: 'finished', part: 1 };
const words = (error: unknown) => `it failed: ${String(error)}`;

/** A server that first says *news*, then tells *told* to who asks. */
function server(news: ReviewNews, told: readonly ReviewNews[]) {
  const asked: ReviewWishAsk[] = [];
  const left: string[] = [];
  const asking: Asking = {
    news: () => Promise.resolve(news),
    async *follow(wish, signal) {
      asked.push(wish);
      try {
        for (const one of told) {
          await Promise.resolve();
          if (signal.aborted) return;
          yield one;
        }
      } finally {
        left.push(signal.aborted ? 'cancelled' : 'over');
      }
    },
    whole: () => Promise.resolve(FOUR),
  };
  return { following: new Following(asking, words), asked, left };
}

describe('a review that is followed', () => {
  test('is shown at once where it is there', async () => {
    const { following, asked } = server(DONE, []);
    await following.look();
    expect(following.stand).toBe('finished');
    expect(following.found).toEqual(findingsOf(FOUR));
    expect(asked).toEqual([]);
  });

  test('is not asked for by who only looks', async () => {
    const { following, asked } = server(NONE, []);
    await following.look();
    expect([following.stand, asked]).toEqual(['none', []]);
  });

  test('tells how many come first, then what has come, then all of it', async () => {
    const seen: unknown[] = [];
    const { following } = server(NONE, [
      { ...NONE, state: 'waiting', ahead: 2 },
      { ...NONE, state: 'running', part: 0.5, choices: [choice({ number: 7 })] },
      DONE,
    ]);
    const asking = following.ask({});
    expect(following.running).toBe(true);
    await asking;
    seen.push(following.stand, following.part, following.found.choices.length);
    expect(seen).toEqual(['finished', 1, FOUR.choices.length]);
  });

  test('keeps what has come when it is cancelled, and waits no more', async () => {
    const { following, left } = server(NONE, [
      { ...NONE, state: 'running', part: 0.5, choices: [choice({ number: 7 })] },
      { ...NONE, state: 'running', part: 0.6 },
      DONE,
    ]);
    const asking = following.ask({});
    while (following.found.choices.length === 0) await Promise.resolve();
    following.cancel();
    await asking;
    expect(left).toEqual(['cancelled']);
    expect(following.stand).toBe('none');
    expect(following.found.choices).toHaveLength(1);
  });

  test('that is being made already is followed from where it is', async () => {
    const { following, asked } = server({ ...NONE, state: 'running', part: 0.4 }, [DONE]);
    await following.look();
    expect([following.stand, asked]).toEqual(['finished', [{}]]);
  });

  test('says why it failed, in the sentence of the server', async () => {
    const problem = { code: 'review-failed', args: {}, sentence: 'It could not be made.' };
    const { following } = server(NONE, [{ ...NONE, state: 'failed', problem }]);
    await following.ask({});
    expect([following.stand, following.problem]).toEqual(['failed', 'It could not be made.']);
  });

  test('says so where the server refuses or is not there', async () => {
    const asking: Asking = {
      news: () => Promise.reject(new Error('gone')),
      follow: () => {
        throw new Error('busy');
      },
      whole: () => Promise.resolve(FOUR),
    };
    const following = new Following(asking, words);
    await following.look();
    expect([following.stand, following.problem]).toEqual(['failed', 'it failed: Error: gone']);
    await following.ask({});
    expect(following.problem).toBe('it failed: Error: busy');
  });
});
