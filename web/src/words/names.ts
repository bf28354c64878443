// What the people and bots at a table are called.
import type { Chair, MatchInfo } from '../net/wire.gen.ts';
import type { Say } from './words.ts';

type Named = Pick<Chair, 'name'>;

/** Who sits on *seat*, a player or a bot: the server names both. */
export function nameOf(chairs: readonly Named[], seat: number, say: Say): string {
  return chairs[seat]?.name ?? say('web-seat-empty');
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
    (_, place): Named => sitting.find(({ seat }) => seat === place) ?? { name: null },
  );
  return chairs.map((_, seat) => nameOf(chairs, seat, say));
}
