import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  follow,
  share,
  shared,
  sharedRecord,
  sharedReplay,
  sharedReview,
  shares,
  takeBack,
  whole,
} from '../../src/net/reviews.ts';
import type { ReviewNews } from '../../src/net/wire.gen.ts';

type Answer = object | null | 'gone';

let asked: string[] = [];
const listening = new Map<string, () => void>();

/** Answers one request after the other; the last answer stands for all that follow. */
function answering(...answers: Answer[]): void {
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body = '', signal = null } = {}) => {
    asked.push(`${method} ${path}${body}`);
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'gone') return Promise.reject(new TypeError('no network'));
    if (answer === null) return never(signal);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
}

function never(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('', 'AbortError'));
    });
  });
}

function told(state: ReviewNews['state'], next = 0, code?: string): ReviewNews {
  const problem = code === undefined ? null : { code, args: {}, sentence: 'No.' };
  const nothing = { choices: [], forgotten: [], ledger: [], curve: [] };
  return { state, next, problem, ahead: 0, part: 0, kept: null, ...nothing };
}

function withoutPauses(): void {
  vi.stubGlobal('setTimeout', (call: () => void) => {
    queueMicrotask(call);
  });
}

async function all(following: AsyncGenerator<ReviewNews>): Promise<string[]> {
  const states: string[] = [];
  for await (const { state } of following) states.push(state);
  return states;
}

beforeEach(() => {
  asked = [];
  listening.clear();
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => listening.set(name, call));
  vi.stubGlobal('removeEventListener', (name: string) => listening.delete(name));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a review is asked for once and followed to its end', async () => {
  answering(told('waiting'), told('running', 3), told('finished', 9));
  expect(await all(follow('m/1', { deal: 2 }))).toEqual(['waiting', 'running', 'finished']);
  expect(asked).toEqual([
    'POST /api/matches/m%2F1/review{"deal":2}',
    'GET /api/matches/m%2F1/review?after=0&wait=10',
    'GET /api/matches/m%2F1/review?after=3&wait=10',
  ]);
  expect(listening.size).toBe(0);
});

test('what is there already is told at once', async () => {
  answering(told('finished'));
  expect(await all(follow('m'))).toEqual(['finished']);
  expect(asked).toHaveLength(1);
});

test('who stops listening waits no more', async () => {
  answering(told('running'));
  for await (const news of follow('m')) {
    expect(news.state).toBe('running');
    break;
  }
  expect(asked).toEqual(['POST /api/matches/m/review{}', 'DELETE /api/matches/m/review']);
});

test('a signal ends the waiting in the middle', async () => {
  const ending = new AbortController();
  answering(told('running'), null);
  const following = all(follow('m', {}, ending.signal));
  await vi.waitFor(() => {
    expect(asked).toHaveLength(2);
  });
  ending.abort();
  expect(await following).toEqual(['running']);
  expect(asked.at(-1)).toBe('DELETE /api/matches/m/review');
});

test('a page that goes says so', async () => {
  const ending = new AbortController();
  answering(told('running'), null);
  const following = all(follow('m', {}, ending.signal));
  await vi.waitFor(() => {
    expect(asked).toHaveLength(2);
  });
  listening.get('pagehide')?.();
  expect(asked.at(-1)).toBe('DELETE /api/matches/m/review');
  ending.abort();
  await following;
});

test('after the server was away it is asked for again', async () => {
  withoutPauses();
  answering(
    told('running', 4),
    told('failed', 4, 'reviews-stopping'),
    'gone',
    told('waiting'),
    told('none'),
    told('finished'),
  );
  expect(await all(follow('m'))).toEqual(['running', 'waiting', 'finished']);
  expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(4);
});

test('a server that stays away is told', async () => {
  withoutPauses();
  answering('gone');
  await expect(all(follow('m'))).rejects.toThrow('no network');
});

test('what failed is told with its reason', async () => {
  answering(told('waiting'), told('failed', 0, 'review-failed'));
  expect(await all(follow('m'))).toEqual(['waiting', 'failed']);
});

test('a review is shared, seen by others, and taken back', async () => {
  answering({ token: 't', links: [{ token: 't' }] });
  expect((await share('m')).token).toBe('t');
  expect(await shares()).toEqual([{ token: 't' }]);
  await shared('t');
  await sharedReview('t');
  await sharedRecord('t');
  await sharedReplay('t', 2, 100);
  await whole('m');
  await takeBack('t');
  expect(asked).toEqual([
    'POST /api/matches/m/share{}',
    'GET /api/shares',
    'GET /api/shared/t',
    'GET /api/shared/t/review.json',
    'GET /api/shared/t/record.json',
    'GET /api/shared/t/replay.json?seat=2&after=100',
    'GET /api/matches/m/review.json',
    'DELETE /api/shares/t{}',
  ]);
});
