// The games that have a part here: one line each. A game without one is played on the plain board.
import type { GameClient, PlayPart } from './client.ts';
import { gang } from './gang/index.ts';
import { plain } from './plain/index.ts';
import { thirteen } from './thirteen/index.ts';

const GAMES: Readonly<Record<string, GameClient>> = { gang, thirteen };

/** What each game does at the table, once it was fetched. */
const fetched = new Map<string, PlayPart>();

/** The game *key* in the browser. */
export function clientOf(key: string): GameClient {
  return (Object.hasOwn(GAMES, key) ? GAMES[key] : undefined) ?? plain;
}

/** Whether the game *key* has a part of its own. */
export function isKnown(key: string): boolean {
  return Object.hasOwn(GAMES, key);
}

/** The keys of the games that have a part. */
export function known(): readonly string[] {
  return Object.keys(GAMES);
}

/** A part that a game need not have. */
export type Part = 'record' | 'referee' | 'rules' | 'lessons';

/** Whether the game *key* has *part*. */
export function hasPart(key: string, part: Part): boolean {
  return clientOf(key)[part] !== undefined;
}

/** Fetches what the game *key* does at the table, once. */
export async function fetchPlay(key: string): Promise<PlayPart> {
  const part = fetched.get(key) ?? (await clientOf(key).play());
  fetched.set(key, part);
  return part;
}

/** Whether the table of the game *key* can be shown. */
export function isFetched(key: string): boolean {
  return fetched.has(key);
}

/** What the game *key* does at the table; it was fetched before the table was shown. */
export function playOf(key: string): PlayPart {
  const part = fetched.get(key);
  if (part === undefined) throw new Error(`the table of ${key} was not fetched`);
  return part;
}
