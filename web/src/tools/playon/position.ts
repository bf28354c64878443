// A place of a match that is stepped through, as a position from which one may play on.
import { lastPlace, viewAt, type Replay } from '../../state/replay/replay.ts';
import type { Position } from './wish.ts';

/** The position at *place* of *replay*, which is the *match* of that id or, where that is empty, a record. */
export function positionAt(
  replay: Replay,
  place: number,
  match: string,
  names: readonly string[],
): Position {
  const { awaits } = viewAt(replay, place, null);
  const seat = awaits === null || awaits < 0 ? null : awaits;
  return {
    match,
    record: match === '' ? JSON.stringify(replay.record) : null,
    number: place,
    game: replay.game,
    names,
    awaits: seat,
    legal: seat === null ? [] : viewAt(replay, place, seat).legal,
  };
}

/** Whether somebody has anything to play after *place*: the match goes on there. */
export function goesOn(replay: Replay, place: number): boolean {
  const { awaits } = viewAt(replay, place, null);
  return awaits !== null && (awaits >= 0 || place < lastPlace(replay));
}
