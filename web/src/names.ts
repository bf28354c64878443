// What the people and bots at a table are called.
import type { Chair, MatchInfo } from './wire.gen.ts';
import type { Say } from './words.ts';

type Named = Pick<Chair, 'name' | 'bot'> & Partial<Chair>;

/** Who sits on *seat*: the player's name, or one of the names that bots go by. */
export function nameOf(chairs: readonly Named[], seat: number, say: Say): string {
  const chair = chairs[seat];
  if (chair?.name != null) return chair.name;
  if (chair?.bot == null) return say('web-seat-empty');
  const names = say('web-bot-people').split(', ');
  return names[seat % names.length] ?? chair.bot;
}

/** The same; *you* are called so. */
export function nameOrYou(
  chairs: readonly Named[],
  seat: number,
  you: number | null,
  say: Say,
): string {
  return seat === you ? say('web-you') : nameOf(chairs, seat, say);
}

/** What everybody at a match is called, by seat. */
export function namesOf({ setup, sitting }: MatchInfo, say: Say): readonly string[] {
  const chairs = Array.from(
    { length: setup.seats },
    (_, place): Named => sitting.find(({ seat }) => seat === place) ?? { name: null, bot: null },
  );
  return chairs.map((_, seat) => nameOf(chairs, seat, say));
}
