import { describe, expect, test } from 'vitest';
import { Cupboard, type Outside } from '../../worker/cupboard.ts';
import type { Shell } from '../../worker/shell.ts';

const ORIGIN = 'https://cards.example';
const SHELL: Shell = {
  version: 'b',
  entry: '/assets/index-b.js',
  files: ['/assets/index-b.js', '/icon.svg'],
  words: { en: ['/assets/en-b.js'], fr: ['/assets/fr-b.js'] },
};
const SERVED: Readonly<Record<string, string>> = {
  '/': '<script src="/assets/index-b.js">',
  '/assets/index-b.js': 'the script',
  '/icon.svg': 'the icon',
  '/assets/en-b.js': 'the words',
};

/** A browser's caches, as far as the worker uses them. */
function shelves(): CacheStorage & { readonly kept: Map<string, Map<string, Response>> } {
  const kept = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    const cache: Pick<Cache, 'put' | 'match' | 'addAll'> = {
      put: (request, response) => Promise.resolve(void files.set(pathOf(request), response)),
      match: (request) => Promise.resolve(files.get(pathOf(request))?.clone()),
      addAll: async (requests) => {
        for (const request of requests) files.set(pathOf(request), await served(request));
      },
    };
    return Promise.resolve({ ...unused, ...cache });
  };
  return {
    ...unused,
    kept,
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    has: (name) => Promise.resolve(kept.has(name)),
    delete: (name) => Promise.resolve(kept.delete(name)),
    match: (request) => {
      const found = [...kept.values()].find((files) => files.has(pathOf(request)));
      return Promise.resolve(found?.get(pathOf(request))?.clone());
    },
  };
}
const unused = {
  add: () => Promise.reject(new Error('unused')),
  delete: () => Promise.resolve(false),
  keys: () => Promise.resolve([]),
  matchAll: () => Promise.resolve([]),
};

function served(request: RequestInfo): Promise<Response> {
  const { pathname } = new URL(request instanceof Request ? request.url : request, ORIGIN);
  const text = SERVED[pathname];
  return text === undefined
    ? Promise.reject(new TypeError(`no ${pathname}`))
    : Promise.resolve(new Response(text));
}

function off(): Promise<Response> {
  return Promise.reject(new TypeError('the network is off'));
}

const never = () => new Promise<void>(() => {});

function cupboard(changes: Partial<Outside> = {}, shell = SHELL, language = 'en') {
  const outside = { caches: shelves(), fetch: served, wait: never, origin: ORIGIN, ...changes };
  return new Cupboard(shell, language, outside);
}

/** What a browser asks for when somebody opens *path*. */
function opened(path: string): Request {
  const request = new Request(ORIGIN + path);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

describe('the service worker', () => {
  test('shows the whole kept page at any address when the network is off', async () => {
    const caches = shelves();
    await cupboard({ caches }).fill();
    const away = cupboard({ caches, fetch: off });
    expect(await (await away.answer(opened('/pad/x'))).text()).toBe(SERVED['/']);
    const script = await away.answer(new Request(`${ORIGIN}/assets/index-b.js`));
    expect(await script.text()).toBe('the script');
  });

  test('shows the page of the server where there is one in time', async () => {
    const caches = shelves();
    await cupboard({ caches }).fill();
    const fetch = (status: number) => () => Promise.resolve(new Response('new', { status }));
    const page = async (outside: Partial<Outside>) =>
      (await cupboard({ caches, ...outside }).answer(opened('/'))).text();
    expect(await page({ fetch: fetch(200) })).toBe('new');
    expect(await page({ fetch: fetch(502) })).toBe(SERVED['/']);
    const slow = { fetch: () => new Promise<Response>(() => {}), wait: () => Promise.resolve() };
    expect(await page(slow)).toBe(SERVED['/']);
  });

  test('keeps a version whole or not at all', async () => {
    const caches = shelves();
    const shell = { ...SHELL, files: [...SHELL.files, '/assets/gone-b.js'] };
    await expect(cupboard({ caches }, shell).fill()).rejects.toThrow();
    expect([...caches.kept]).toEqual([]);
  });

  test('keeps no page of another version', async () => {
    const caches = shelves();
    const shell = { ...SHELL, entry: '/assets/index-c.js' };
    await expect(cupboard({ caches }, shell).fill()).rejects.toThrow('another version');
    expect([...caches.kept]).toEqual([]);
  });

  test('keeps the version before its own, for pages that are still open', async () => {
    const caches = shelves();
    for (const name of ['lastcard 1 en', 'lastcard 2 en', 'of somebody else']) {
      await caches.open(name);
    }
    const own = cupboard({ caches });
    await own.fill();
    await own.tidy();
    expect([...caches.kept.keys()]).toEqual(['lastcard 2 en', 'of somebody else', 'lastcard b en']);
  });

  test('keeps the words of one language', async () => {
    const caches = shelves();
    await cupboard({ caches }).fill();
    const kept = [...(caches.kept.get('lastcard b en')?.keys() ?? [])];
    expect(kept).toContain('/assets/en-b.js');
    expect(kept).not.toContain('/assets/fr-b.js');
  });

  test.each<[string, RequestMode, boolean]>([
    ['/', 'navigate', true],
    ['/pad/0123456789abcdef', 'navigate', true],
    ['/api/matches/x/record', 'navigate', false],
    ['/sw.js', 'navigate', false],
    ['/assets/anything-123.js', 'cors', true],
    ['/icon.svg', 'no-cors', true],
    ['/api/me', 'cors', false],
    ['/ws', 'cors', false],
  ])('knows its business: %s', (path, mode, answers) => {
    const url = ORIGIN + path;
    expect(cupboard().answers({ method: 'GET', mode, url })).toBe(answers);
    expect(cupboard().answers({ method: 'POST', mode, url })).toBe(false);
    const elsewhere = `https://other.example${path}`;
    expect(cupboard().answers({ method: 'GET', mode, url: elsewhere })).toBe(false);
  });
});
