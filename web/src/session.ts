// Who plays, and what is asked over HTTP: the session, what can be played here, new tables.
import { parse } from './json.ts';
import type {
  Catalogue,
  ChangeAsk,
  Made,
  Matches,
  MatchInfo,
  Me,
  NewGuestAsk,
  NewReportAsk,
  Problem,
  Reported,
  SetupAsk,
} from './wire.gen.ts';

/** What the server refuses comes with a sentence for people. */
export class Refused extends Error {
  readonly code: string;

  constructor({ code, sentence }: Problem) {
    super(sentence);
    this.code = code;
  }
}

/** Who plays here: whoever the cookie says, else a new guest. */
export function comeIn(language: string): Promise<Me> {
  const guest: NewGuestAsk = { language };
  return send<Me>('POST', '/api/guest', guest);
}

/** Gives the player another name. */
export function rename(name: string): Promise<Me> {
  const change: ChangeAsk = { name };
  return send<Me>('PATCH', '/api/me', change);
}

/** Opens a new table; its id. */
export async function makeTable(setup: SetupAsk): Promise<string> {
  return (await send<Made>('POST', '/api/tables', setup)).table;
}

/** Everything a table can be made with. */
export function catalogue(): Promise<Catalogue> {
  return answer<Catalogue>(fetch('/api/games'));
}

/** The player's unfinished tables. */
export async function myTables(): Promise<readonly MatchInfo[]> {
  return (await answer<Matches>(fetch('/api/me/tables'))).matches;
}

/** Tells the operator that something is not in order. */
export function report(what: NewReportAsk): Promise<Reported> {
  return send<Reported>('POST', '/api/reports', what);
}

function send<T>(method: string, path: string, body: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answer<T>(fetch(path, { method, headers, body: JSON.stringify(body) }));
}

async function answer<T>(asking: Promise<Response>): Promise<T> {
  const response = await asking;
  const text = await response.text();
  if (!response.ok) throw new Refused(parse<Problem>(text));
  return parse<T>(text);
}
