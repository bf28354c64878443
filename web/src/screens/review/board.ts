// The match behind a review, for its boards.
import { matchSteps, recordSteps } from '../../net/replay.ts';
import { sharedRecord } from '../../net/reviews.ts';
import { unfold, type Replay } from '../../state/replay/replay.ts';

/** The match *id*, step by step. */
export async function board(id: string): Promise<Replay> {
  return unfold(await matchSteps(id));
}

/** The match behind a link; its record is told as steps. */
export async function sharedBoard(token: string): Promise<Replay> {
  return unfold(await recordSteps(JSON.stringify(await sharedRecord(token))));
}
