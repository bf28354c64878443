// What a board is drawn from at a place of a match, as somebody saw it.
import type { BoardProps, GameView, Name } from '../../games/client.ts';
import { playOf } from '../../games/registry.ts';
import { heard } from '../heard.ts';
import { liesAfter } from '../linger.ts';
import type { Lying } from '../state.ts';
import type { Sentence } from '../../words/words.ts';
import { seenAt, stepAt, viewAt, type Replay } from './replay.ts';

/** A place of a match as somebody saw it. */
export interface Scene extends Pick<BoardProps, 'chairs'> {
  /** What could be seen. */
  readonly view: GameView;
  /** What lies on the board: where something has just ended, still that. */
  readonly board: GameView;
  /** What has ended; null where nothing did. */
  readonly ends: Lying['why'] | null;
  readonly latest: NonNullable<BoardProps['latest']>;
  readonly seen: NonNullable<BoardProps['seen']>;
  /** What is said of what has ended. */
  readonly ended: Sentence | null;
  /** Who has just gone out of the deal without a word. */
  readonly missed: number | null;
  /** What happened last, in sentences. */
  readonly heard: readonly Sentence[];
}

/**
 * What *eyes* saw at *place*, a seat or null for a watcher; *name* is who sits where, and
 * *nameToYou* the same where whose eyes are used is addressed.
 */
export function sceneAt(
  replay: Replay,
  place: number,
  eyes: number | null,
  name: Name,
  nameToYou = name,
): Scene {
  const { events } = stepAt(replay, place);
  const view = viewAt(replay, place, eyes);
  const before = place > 1 ? viewAt(replay, place - 1, eyes) : null;
  const lingering = liesAfter(events, before, view);
  const seen = seenAt(replay, place);
  return {
    view,
    board: lingering?.view ?? view,
    ends: lingering?.why ?? null,
    chairs: replay.chairs,
    latest: events,
    seen,
    ended:
      lingering === null
        ? null
        : (playOf(view.game).ended?.({ view, lingering }, nameToYou) ?? null),
    missed: events.findLast(({ event }) => event === 'undeclared')?.seat ?? null,
    heard: heard(seen, view, name, events.length),
  };
}
