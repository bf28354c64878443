import { afterEach, expect, test, vi } from 'vitest';
import { change, endLogin, logOut, matches, register } from '../../src/net/account.ts';
import { comeIn, makeTable, myTables, Refused } from '../../src/net/session.ts';

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body: string;
}

function answering(status: number, body: object | null): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body: sent = '' } = {}) => {
    asked.push({ path, method, body: sent });
    return Promise.resolve(new Response(body === null ? null : JSON.stringify(body), { status }));
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
  await change({ name: 'Bea' });
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
  const refusal: unknown = await change({ name: 'Bea' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ code: 'name-taken', message: 'Somebody has this name.' });
});

test('an account is made with its codes', async () => {
  const asked = answering(201, { me: { name: 'Bea' }, codes: ['a', 'b'] });
  expect((await register({ name: 'Bea', password: 'long enough' })).codes).toEqual(['a', 'b']);
  expect(asked[0]).toMatchObject({ path: '/api/account', method: 'POST' });
});

test('what is only done needs no answer', async () => {
  const asked = answering(204, null);
  await logOut();
  await endLogin('l 1');
  expect(asked.map(({ path, method }) => `${method} ${path}`)).toEqual([
    'POST /api/logout',
    'DELETE /api/logins/l%201',
  ]);
});

test('matches are told page by page', async () => {
  const asked = answering(200, { matches: [] });
  await matches();
  await matches('m9');
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/me/matches?limit=50',
    '/api/me/matches?limit=50&before=m9',
  ]);
});
