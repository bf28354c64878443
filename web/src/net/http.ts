// Asking the server over HTTP. What it refuses comes with a sentence for people.
import { parse } from './json.ts';
import type { Problem } from './wire.gen.ts';

export class Refused extends Error {
  readonly code: string;

  constructor({ code, sentence }: Problem) {
    super(sentence);
    this.code = code;
  }
}

/** What is at *path*. */
export async function get<T>(path: string): Promise<T> {
  return parse<T>(await text(fetch(path)));
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
  if (!response.ok) throw new Refused(parse<Problem>(answer));
  return answer;
}
