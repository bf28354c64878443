// What is to be heard of what happened at the table. Making the tones is another file's part.
import type { GameEvent, PlayPart } from '../games/client.ts';

export type Sound = 'card' | 'heavy' | 'pass' | 'deal' | 'last' | 'take' | 'turn' | 'end';

/** The sounds of what happened, in order, each at most once; the end has its own. */
export function soundsOf(
  events: readonly GameEvent[],
  part: Pick<PlayPart, 'sounds'>,
  yourTurn: boolean,
): readonly Sound[] {
  const heard = events.flatMap((event) => part.sounds(event));
  return [...new Set(yourTurn ? [...heard, 'turn' as const] : heard)];
}

/** The sound of the end of a deal or of the match, where one has ended. */
export function endOf(events: readonly GameEvent[]): readonly Sound[] {
  return events.some(({ event }) => event === 'deal_ended') ? ['end'] : [];
}
