import { afterEach, expect, test, vi } from 'vitest';
import { find, keep, tags } from '../../src/net/study.ts';

const asked: [string, RequestInit?][] = [];

function answering(body: object): void {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, sent?: RequestInit) => {
    asked.push(sent === undefined ? [path] : [path, sent]);
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('only what is looked for is asked', async () => {
  answering({ matches: [], count: 0 });
  await find({ limit: 30, before: null, text: 'zoë & co', rated: true, tag: '' });
  expect(asked[0]?.[0]).toBe('/api/me/matches?limit=30&text=zo%C3%AB+%26+co&rated=true');
});

test('a note is kept about a match', async () => {
  answering({ note: 'a', tags: ['b'] });
  expect(await keep('m 1', { note: 'a' })).toEqual({ note: 'a', tags: ['b'] });
  expect(asked[0]?.[0]).toBe('/api/me/matches/m%201');
  expect(asked[0]?.[1]).toMatchObject({ method: 'PATCH', body: '{"note":"a"}' });
});

test('tags come with how often they are used', async () => {
  answering({ tags: [{ tag: 'b', matches: 2 }] });
  expect(await tags()).toEqual([{ tag: 'b', matches: 2 }]);
});
