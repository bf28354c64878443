// Who plays, and what is asked over HTTP: the session, what can be played here, new tables.
import { Refused, ask, get, send } from './http.ts';
import type {
  Catalogue,
  Made,
  Me,
  MyTable,
  MyTables,
  NewGuestAsk,
  NewReportAsk,
  Reported,
  SetupAsk,
} from './wire.gen.ts';

export { Refused };

/** Who plays here: whoever the cookie says, else a new guest. */
export function comeIn(language: string): Promise<Me> {
  const guest: NewGuestAsk = { language };
  return send<Me>('POST', '/api/guest', guest);
}

/** Why there is no line to the server although it answers; an empty text where it does not say. */
export async function whyNoLine(): Promise<string> {
  try {
    await ask('/ws');
  } catch (error) {
    if (error instanceof Refused) return error.message;
  }
  return '';
}

/** Opens a new table; its id. */
export async function makeTable(setup: SetupAsk): Promise<string> {
  return (await send<Made>('POST', '/api/tables', setup)).table;
}

let known: Promise<Catalogue> | null = null;

/** Everything a table can be made with; asked once, since it stays the same. */
export function catalogue(): Promise<Catalogue> {
  known ??= get<Catalogue>('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The player's unfinished tables, the one to go on with first. */
export async function myTables(): Promise<readonly MyTable[]> {
  return (await get<MyTables>('/api/me/tables')).matches;
}

/** Tells the operator that something is not in order. */
export function report(what: NewReportAsk): Promise<Reported> {
  return send<Reported>('POST', '/api/reports', what);
}
