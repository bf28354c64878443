// From place to place in a match: by move, by cycle, by deal.
import { lastPlace, nearest, stepAt, type Replay } from './replay.ts';

/** How far a step goes. */
export type Stride = 'move' | 'cycle' | 'deal';

/** The place a step onwards from *place*; where there is none, the end. */
export function next(replay: Replay, place: number, stride: Stride): number {
  const last = lastPlace(replay);
  for (let to = place + 1; to < last; to++) if (isStop(replay, to, stride)) return to;
  return last;
}

/** The place a step back from *place*; where there is none, the beginning. */
export function previous(replay: Replay, place: number, stride: Stride): number {
  for (let to = place - 1; to > 1; to--) if (isStop(replay, to, stride)) return to;
  return nearest(replay, 1);
}

/** Whether there are cycles in this match. */
export function hasCycles({ steps }: Replay): boolean {
  return steps.some(({ events }) => events.some(({ event }) => event === 'cycle_ended'));
}

/** The places where deals were dealt, in order. */
export function dealt({ steps }: Replay): readonly number[] {
  return steps.flatMap(({ seat }, at) => (seat < 0 ? [at + 1] : []));
}

/** The last place of the deal that *place* is in. */
export function dealEnd(replay: Replay, place: number): number {
  const { deal } = stepAt(replay, place);
  const after = replay.steps.findIndex((step) => step.deal > deal);
  return after < 0 ? lastPlace(replay) : after;
}

// One stops where something has just ended, and where a deal was dealt.
function isStop(replay: Replay, place: number, stride: Stride): boolean {
  const { closes, seat } = stepAt(replay, place);
  if (stride === 'move') return true;
  return seat < 0 || (stride === 'cycle' && closes);
}
