// What a player looks at again: finished matches, with notes and tags of one's own.
import { get, send } from './http.ts';
import type {
  KeepNoteAsk,
  KeptNote,
  MyMatches,
  MyProgress,
  MyTag,
  MyTags,
  SearchAsk,
} from './wire.gen.ts';

/** The player's finished matches that *ask* is about, newest first. */
export function find(ask: SearchAsk): Promise<MyMatches> {
  const given = Object.entries(ask).filter(([, value]) => value !== null && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return get<MyMatches>(`/api/me/matches?${query.toString()}`);
}

/** Keeps a note or tags about a match; what is left out stays as it is. */
export function keep(match: string, ask: KeepNoteAsk): Promise<KeptNote> {
  return send<KeptNote>('PATCH', `/api/me/matches/${encodeURIComponent(match)}`, ask);
}

/** The player's tags, the most used first. */
export async function tags(): Promise<readonly MyTag[]> {
  return (await get<MyTags>('/api/me/tags')).tags;
}

/** How the player plays *game* over time. */
export function progress(game: string): Promise<MyProgress> {
  return get<MyProgress>(progressPath(game));
}

/** Where that is to be had for programs. */
export function progressPath(game: string): string {
  return `/api/me/progress/${encodeURIComponent(game)}`;
}

/** Where that is to be had as a table. */
export function progressTablePath(game: string): string {
  return `${progressPath(game)}/table.csv`;
}
