// Asking the server over HTTP. What it refuses comes with a sentence for people.
import { parse } from './json.ts';
import type { Problem } from './wire.gen.ts';

export class Refused extends Error {
  readonly code: string;
  /** After how many seconds it may be asked again; 0 where the server does not say. */
  readonly seconds: number;

  constructor({ code, sentence }: Problem, seconds = 0) {
    super(sentence);
    this.code = code;
    this.seconds = seconds;
  }
}

/** Whether *path* can be had, whatever is there; else it is refused. */
export async function ask(path: string): Promise<void> {
  await text(fetch(path));
}

/** What is at *path*; *signal* gives up waiting for it. */
export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return parse<T>(await text(signal === undefined ? fetch(path) : fetch(path, { signal })));
}

/** The answer to *body*. */
export async function send<T>(method: string, path: string, body: object): Promise<T> {
  return parse<T>(await text(sent(method, path, body)));
}

/** Have something done that has no answer. */
export async function order(method: string, path: string, body: object = {}): Promise<void> {
  await text(sent(method, path, body));
}

function sent(method: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(path, { method, headers, body: JSON.stringify(body) });
}

async function text(asking: Promise<Response>): Promise<string> {
  const response = await asking;
  const answer = await response.text();
  const seconds = Number(response.headers.get('Retry-After') ?? 0);
  if (!response.ok) throw new Refused(parse<Problem>(answer), seconds);
  return answer;
}
