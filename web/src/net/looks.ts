// Looking at a match together: making a shared look, and what is shown there.
import { send } from './http.ts';
import { stepsAt } from './replay.ts';
import type { LookMade, MatchSteps, NewLookAsk } from './wire.gen.ts';

/** Makes a shared look; its name, which is for those who may come. */
export async function makeLook(ask: NewLookAsk): Promise<string> {
  return (await send<LookMade>('POST', '/api/looks', ask)).look;
}

/** All steps of the match that is looked at. */
export function lookSteps(look: string): Promise<MatchSteps> {
  return stepsAt(`/api/looks/${encodeURIComponent(look)}/steps.json`);
}
