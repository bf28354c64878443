import { afterEach, expect, test, vi } from 'vitest';
import { change, endLogin, logOut, register } from '../../src/net/account.ts';
import { comeIn, makeTable, myTables, Refused, whyNoLine } from '../../src/net/session.ts';

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body: string;
}

function answering(status: number, body: object | null, headers = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body: sent = '' } = {}) => {
    asked.push({ path, method, body: sent });
    const answer = body === null ? null : JSON.stringify(body);
    return Promise.resolve(new Response(answer, { status, headers }));
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

test('who asks too often is told when to ask again', async () => {
  const problem = { code: 'too-often', args: { seconds: 7 }, sentence: 'Wait 7 seconds.' };
  answering(429, problem, { 'Retry-After': '7' });
  const refusal: unknown = await comeIn('en').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'too-often', message: 'Wait 7 seconds.', seconds: 7 });
});

test('a server that lets no line come about says why', async () => {
  const asked = answering(426, { code: 'upgrade-missing', args: {}, sentence: 'A proxy …' });
  expect(await whyNoLine()).toBe('A proxy …');
  expect(asked[0]).toMatchObject({ path: '/ws', method: 'GET' });
});

test('a proxy whose answer is not the server’s says nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  expect(await whyNoLine()).toBe('');
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
