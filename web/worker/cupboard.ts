// What the service worker keeps, and what it answers with. A version of the page is kept as a whole
// or not at all; its files have names of their own, so that two versions never mix.
import type { Shell } from './shell.ts';

const PREFIX = 'lastcard ';
const PAGE = '/';
/** How many milliseconds the network may take before the kept page is shown. */
const PATIENCE = 4000;

/** What the worker needs of the browser. */
export interface Outside {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  /** After how long the network is too slow; settles once that is so. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly origin: string;
}

export class Cupboard {
  readonly #name: string;
  readonly #shell: Shell;
  readonly #files: readonly string[];
  readonly #outside: Outside;

  constructor(shell: Shell, language: string, outside: Outside) {
    this.#name = `${PREFIX}${shell.version} ${language}`;
    this.#shell = shell;
    this.#files = [...shell.files, ...(shell.words[language] ?? [])];
    this.#outside = outside;
  }

  /** Fetch and keep this version whole; throws, and keeps nothing, where that fails. */
  async fill(): Promise<void> {
    const { caches } = this.#outside;
    try {
      const cache = await caches.open(this.#name);
      await cache.put(PAGE, await this.#page());
      await cache.addAll(this.#files.map((path) => this.#asked(path)));
    } catch (error) {
      await caches.delete(this.#name);
      throw error;
    }
  }

  /** Throw away old versions but the last one: a page that is still open may be of it. */
  async tidy(): Promise<void> {
    const { caches } = this.#outside;
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const others = names.filter((name) => name !== this.#name);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** Whether the worker answers *request*; the interface and sockets are never its business. */
  answers({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): boolean {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.#outside.origin) return false;
    if (mode === 'navigate') return !pathname.startsWith('/api/') && !pathname.includes('.');
    return pathname.startsWith('/assets/') || this.#files.includes(pathname);
  }

  /** What *request* gets: a page from the network if it comes in time, a file from the cupboard. */
  async answer(request: Request): Promise<Response> {
    if (request.mode === 'navigate') return this.#show(request);
    const { caches, fetch } = this.#outside;
    return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
  }

  async #show(request: Request): Promise<Response> {
    const { caches, fetch, wait } = this.#outside;
    const kept = await (await caches.open(this.#name)).match(PAGE);
    if (kept === undefined) return fetch(request);
    const fetched = fetch(request).then(
      (page) => (page.status < 500 ? page : kept),
      () => kept,
    );
    return Promise.race([fetched, wait(PATIENCE).then(() => kept)]);
  }

  // While a server is renewed, page and worker may come from two versions.
  async #page(): Promise<Response> {
    const page = await this.#outside.fetch(this.#asked(PAGE));
    const text = await page.clone().text();
    if (!page.ok || !text.includes(this.#shell.entry)) throw new Error('a page of another version');
    return page;
  }

  // What has no hash in its name may have changed since the browser last saw it.
  #asked(path: string): Request {
    const hashed = path.startsWith('/assets/');
    return new Request(new URL(path, this.#outside.origin), {
      cache: hashed ? 'default' : 'reload',
    });
  }
}
