// The list of open tables, as it goes on from what has changed.
import type { Listed, RelistedTell } from '../net/wire.gen.ts';
import type { Lobby } from './state.ts';

/** *lobby* after the changes that were told: tables with free seats first, as the server lists them. */
export function relisted(lobby: Lobby, { tables, gone, waiting }: RelistedTell): Lobby {
  const left = new Set(gone);
  const now = new Map<string, Listed>();
  for (const table of [...lobby.tables, ...tables]) {
    if (!left.has(table.table)) now.set(table.table, table);
  }
  const open = [...now.values()].filter(({ phase }) => phase === 'open');
  const playing = [...now.values()].filter(({ phase }) => phase !== 'open');
  return { tables: [...open, ...playing], waiting };
}
