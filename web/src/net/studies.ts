// Studies: playing on from a move of a match that is over.
import { send } from './http.ts';
import type { Made, NewStudyAsk } from './wire.gen.ts';

/** Opens the table of a study; its id. */
export async function makeStudy(ask: NewStudyAsk): Promise<string> {
  return (await send<Made>('POST', '/api/studies', ask)).table;
}
