// The moves of a deal in words, each with the place it led to.
import type { Name } from '../../games/client.ts';
import { lines, type Line } from '../heard.ts';
import { viewAt, type Replay } from './replay.ts';

export interface ToldMove extends Line {
  /** The place that it led to. */
  readonly place: number;
}

/** What happened in the deal, counted from 1, as *eyes* are told it; *name* is who sits where. */
export function movesOf(
  replay: Replay,
  deal: number,
  eyes: number | null,
  name: Name,
): readonly ToldMove[] {
  const steps = replay.steps.flatMap((step, at) =>
    step.deal === deal ? step.events.map((event) => ({ event, place: at + 1 })) : [],
  );
  const [first] = steps;
  if (first === undefined) return [];
  const events = steps.map(({ event }) => event);
  return lines(events, { ...viewAt(replay, first.place, eyes), deal }, name).map((line) => ({
    ...line,
    place: steps[line.at]?.place ?? 1,
  }));
}
