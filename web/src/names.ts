// What the people and bots at a table are called.
import type { Chair } from './wire.gen.ts';
import type { Say } from './words.ts';

/** Who sits on *seat*: the player's name, or one of the names that bots go by. */
export function nameOf(chairs: readonly Chair[], seat: number, say: Say): string {
  const chair = chairs[seat];
  if (chair?.name != null) return chair.name;
  if (chair?.bot == null) return say('web-seat-empty');
  const names = say('web-bot-people').split(', ');
  return names[seat % names.length] ?? chair.bot;
}
