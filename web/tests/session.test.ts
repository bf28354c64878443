import { afterEach, expect, test, vi } from 'vitest';
import { comeIn, makeTable, myTables, Refused, rename } from '../src/session.ts';

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body: string;
}

function answering(status: number, body: object): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body: sent = '' } = {}) => {
    asked.push({ path, method, body: sent });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('whoever comes in is a guest until he is somebody', async () => {
  const asked = answering(200, { id: 'g', name: 'Anna' });
  expect((await comeIn('en')).name).toBe('Anna');
  expect(asked).toEqual([{ path: '/api/guest', method: 'POST', body: '{"language":"en"}' }]);
});

test('a name is changed in place', async () => {
  const asked = answering(200, { id: 'g', name: 'Bea' });
  await rename('Bea');
  expect(asked).toEqual([{ path: '/api/me', method: 'PATCH', body: '{"name":"Bea"}' }]);
});

test('a new table has a name', async () => {
  answering(200, { table: 't7' });
  expect(await makeTable({ game: 'gang', edition: 'en-2010', seats: 4 })).toBe('t7');
});

test('tables are listed', async () => {
  answering(200, { matches: [] });
  expect(await myTables()).toEqual([]);
});

test('what is refused brings its code and its sentence', async () => {
  answering(409, { code: 'name-taken', args: {}, sentence: 'Somebody has this name.' });
  const refusal: unknown = await rename('Bea').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ code: 'name-taken', message: 'Somebody has this name.' });
});
