// The score pads of the games, looked up by key.
import type { PadPart } from '../../games/pad.ts';
import { clientOf, known } from '../../games/registry.ts';

/** What each game does on the pad, once it was fetched. */
const fetched = new Map<string, PadPart>();

/** Fetches the pads of all games that have one. */
export async function fetchPads(): Promise<void> {
  await Promise.all(
    known().map(async (key) => {
      const pad = await clientOf(key).pad?.();
      if (pad !== undefined) fetched.set(key, pad);
    }),
  );
}

/** The games that can be counted. */
export function padGames(): readonly string[] {
  return known().filter(hasPad);
}

/** Whether the game *key* can be counted. */
export function hasPad(key: string): boolean {
  return fetched.has(key);
}

/** The pad of the game *key*; no sheet is read of a game that has none. */
export function padOf(key: string): PadPart {
  const pad = fetched.get(key);
  if (pad === undefined) throw new Error(`there is no score pad of ${key}`);
  return pad;
}
