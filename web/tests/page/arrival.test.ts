import { beforeEach, expect, test, vi } from 'vitest';
import { Arrival } from '../../src/page/arrival.ts';
import { START } from '../../src/state/state.ts';

const YOU = { id: 'g', name: 'Anna', kind: 'guest' };
const PROBLEM = { code: 'x', args: {}, sentence: 'The server says why.' };

let rests: number[];
let visitor: { state: typeof START; language: string };
let arrival: Arrival;

function answering(answers: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', (path: string) => {
    const answer = answers[path];
    return answer === undefined ? Promise.reject(new TypeError()) : Promise.resolve(answer());
  });
}

function json(body: object, status = 200, headers = {}): () => Response {
  return () => new Response(JSON.stringify(body), { status, headers });
}

beforeEach(() => {
  rests = [];
  visitor = { state: START, language: 'en' };
  arrival = new Arrival(visitor, (wait) => void rests.push(wait));
});

test('a server that is away says nothing', async () => {
  answering({});
  expect(await arrival.comeIn()).toBe(true);
  expect(visitor.state).toMatchObject({ line: 'lost', why: '' });
});

test('a server that asks for patience is left alone for so long', async () => {
  answering({ '/api/guest': json(PROBLEM, 429, { 'Retry-After': '7' }) });
  expect(await arrival.comeIn()).toBe(false);
  expect(rests).toEqual([7000]);
  expect(visitor.state.why).toBe(PROBLEM.sentence);
});

test('a page that is refused says what the server said, and tries again', async () => {
  answering({ '/api/guest': json(PROBLEM, 403) });
  expect(await arrival.comeIn()).toBe(true);
  expect(visitor.state).toMatchObject({ line: 'lost', why: PROBLEM.sentence });
});

test('only a line that was refused twice is asked about', async () => {
  answering({ '/api/guest': json(YOU), '/ws': json(PROBLEM, 426) });
  await arrival.comeBack(true);
  expect(visitor.state.why).toBe('');
  await arrival.comeBack(true);
  expect(visitor.state.why).toBe(PROBLEM.sentence);
});

test('a line that broke is not asked about', async () => {
  answering({ '/api/guest': json(YOU), '/ws': json(PROBLEM, 426) });
  for (const refused of [true, false, true]) await arrival.comeBack(refused);
  expect(visitor.state.why).toBe('');
});
