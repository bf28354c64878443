// What happened at the table, in sentences for who listens instead of looking.
import type { GameEvent, GameView, Name } from '../games/client.ts';
import { playOf } from '../games/registry.ts';
import type { Sentence } from '../words/words.ts';

/** A line of what happened: a sentence, and the cards it is about. */
export interface Line {
  readonly sentence: Sentence;
  readonly cards: string;
  /** Whether a cycle or the deal is over with it. */
  readonly ends: boolean;
  /** Which of the events it tells. */
  readonly at: number;
}

const ENDS: ReadonlySet<string> = new Set(['cycle_ended', 'deal_ended']);

/** What happened, line by line, to who sits on the seat of *view*; *name* is who sits where. */
export function lines(
  events: readonly GameEvent[],
  { game, seat, deal }: Pick<GameView, 'game' | 'seat' | 'deal'>,
  name: Name,
): readonly Line[] {
  const part = playOf(game);
  let owner: number | null = null;
  return events.flatMap((event, at) => {
    const sentence = part.tell(event, seat, name, owner, deal);
    if (event.event === 'played') owner = event.seat ?? null;
    if (sentence === null) return [];
    return [{ sentence, cards: part.cardsOf(event), ends: ENDS.has(event.event), at }];
  });
}

/** The sentences of the last *count* of *events*. */
export function heard(
  events: readonly GameEvent[],
  view: Pick<GameView, 'game' | 'seat' | 'deal'>,
  name: Name,
  count = events.length,
): readonly Sentence[] {
  const from = events.length - count;
  return lines(events, view, name).flatMap(({ at, sentence }) => (at < from ? [] : [sentence]));
}
