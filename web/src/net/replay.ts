// Matches to be stepped through, as the server tells them: a finished one, or a record somebody has.
import { get, send } from './http.ts';
import type { MatchSteps, RecordToReplayAsk } from './wire.gen.ts';

/** How many bytes a question with a record may have. */
export const LONGEST_RECORD = 1_000_000;

/** All steps of a finished match. */
export function matchSteps(match: string): Promise<MatchSteps> {
  return stepsAt(`/api/matches/${encodeURIComponent(match)}/steps.json`);
}

/** All steps that are told at *path*. */
export function stepsAt(path: string): Promise<MatchSteps> {
  return whole((after) => get<MatchSteps>(after === 0 ? path : `${path}?after=${after}`));
}

/** All steps of a record, as text or JSON; the server keeps nothing of it. */
export function recordSteps(record: string): Promise<MatchSteps> {
  return whole((after) => {
    const ask: RecordToReplayAsk = { record, after };
    return send<MatchSteps>('POST', '/api/replay', ask);
  });
}

// Most matches come in one page; together the pages are one match.
async function whole(page: (after: number) => Promise<MatchSteps>): Promise<MatchSteps> {
  const first = await page(0);
  const steps = [...first.steps];
  for (let { next } = first; next !== null;) {
    const more = await page(next);
    steps.push(...more.steps);
    next = more.next;
  }
  return { ...first, steps, next: null };
}
