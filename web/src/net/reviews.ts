// Reviews of finished matches: ask for one, follow it while it is made, wait no more, share it.
//
// `follow` is all a screen needs: it asks, and yields every piece of news until the review is
// finished or has failed; then `whole` has all of it, at once the next time too. Whoever stops
// listening (a `break`, the signal, the page gone) does not wait any more, and the server gives up
// what nobody waits for. After a pause of the server, or of this computer, it asks again by itself.
import { get, order, send } from './http.ts';
import type {
  Record as MatchRecord,
  Replay,
  Review,
  ReviewNews,
  ReviewWishAsk,
  Shared,
  ShareLink,
  ShareLinks,
} from './wire.gen.ts';

/** How many seconds the server is to wait for something new. */
const WAIT = 10;
/** After how many milliseconds a server that was not there is asked again. */
const AGAIN = 3000;
/** How often it may not be there before that is told. */
const TRIES = 5;

/** Has the match reviewed, unless it is; what *wish* names comes first. */
export function ask(match: string, wish: ReviewWishAsk = {}): Promise<ReviewNews> {
  return send<ReviewNews>('POST', path(match), wish);
}

/** What is new after the first *after* pieces of news. */
export function news(match: string, after: number, signal?: AbortSignal): Promise<ReviewNews> {
  return get<ReviewNews>(`${path(match)}?after=${after}&wait=${WAIT}`, signal);
}

/** Waits for it no more; also while the page goes away. */
export function leave(match: string): void {
  fetch(path(match), { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

/** The whole review, once it is finished. */
export function whole(match: string): Promise<Review> {
  return get<Review>(`${path(match)}.json`);
}

/** Asks for the review and tells what comes of it, until it is finished or has failed. */
export async function* follow(
  match: string,
  wish: ReviewWishAsk = {},
  signal?: AbortSignal,
): AsyncGenerator<ReviewNews, void, undefined> {
  const go = (): void => {
    leave(match);
  };
  let over = false;
  addEventListener('pagehide', go);
  try {
    for await (const told of asking(match, wish, signal)) {
      over = told.state === 'finished' || told.state === 'failed';
      yield told;
    }
  } finally {
    removeEventListener('pagehide', go);
    if (!over) go();
  }
}

async function* asking(
  match: string,
  wish: ReviewWishAsk,
  signal?: AbortSignal,
): AsyncGenerator<ReviewNews, void, undefined> {
  const gone = (): boolean => signal?.aborted === true;
  let after: number | null = null;
  let failures = 0;
  while (!gone()) {
    try {
      const told: ReviewNews =
        after === null ? await ask(match, wish) : await news(match, after, signal);
      failures = 0;
      if (isStopped(told)) {
        after = null;
        await pause(signal);
        continue;
      }
      after = told.next;
      yield told;
      if (told.state === 'finished' || told.state === 'failed') return;
    } catch (error) {
      if (gone()) return;
      failures += 1;
      if (!(error instanceof TypeError) || failures >= TRIES) throw error;
      await pause(signal);
    }
  }
}

/** Whether the server was stopped, or gave up because it heard nothing for long. */
function isStopped(told: ReviewNews): boolean {
  return told.state === 'none' || told.problem?.code === 'reviews-stopping';
}

function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A link to the review, the same one until it is taken back. */
export function share(match: string): Promise<ShareLink> {
  return send<ShareLink>('POST', `/api/matches/${encodeURIComponent(match)}/share`, {});
}

/** What this player shares, newest first. */
export async function shares(): Promise<readonly ShareLink[]> {
  return (await get<ShareLinks>('/api/shares')).links;
}

/** The link is good no more. */
export function takeBack(token: string): Promise<void> {
  return order('DELETE', `/api/shares/${encodeURIComponent(token)}`);
}

/** What is behind a link. */
export function shared(token: string): Promise<Shared> {
  return get<Shared>(behind(token));
}

export function sharedReview(token: string): Promise<Review> {
  return get<Review>(`${behind(token)}/review.json`);
}

export function sharedRecord(token: string): Promise<MatchRecord> {
  return get<MatchRecord>(`${behind(token)}/record.json`);
}

/** The moves after the first *after*, as *seat* saw them. */
export function sharedReplay(token: string, seat: number, after = 0): Promise<Replay> {
  return get<Replay>(`${behind(token)}/replay.json?seat=${seat}&after=${after}`);
}

function path(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}/review`;
}

function behind(token: string): string {
  return `/api/shared/${encodeURIComponent(token)}`;
}
