// What this page owes the table: its link for the coming deal, once the server has committed itself.
import { endOf, linkOf } from './chain.ts';
import type { Table } from '../state/state.ts';
import type { LinkAsk } from '../net/wire.gen.ts';

/** The link that the table waits for; null if it waits for none, or the chain is not our own. */
export function owedLink(table: Table, seed: string | null): LinkAsk | null {
  const { view, seat, notes } = table;
  if (seed === null || seat === null || view === null) return null;
  if (view.awaits === null || view.awaits >= 0) return null;
  if (!isAwaited(notes, seat) || !isPledged(notes, seat, seed)) return null;
  const deal = dealsBegun(table);
  const link = linkOf(seed, deal);
  return link === null ? null : { type: 'link', table: table.id, deal, link };
}

/** How many deals were begun: the view counts the dealt ones, a commitment begins the next. The notes
    of earlier deals are forgotten, so they are not counted. */
export function dealsBegun({ view, notes }: Table): number {
  if (view === null) return notes.filter((note) => note.startsWith('commit ')).length;
  const undealt = view.awaits !== null && view.awaits < 0;
  const since = notes.slice(notes.findLastIndex((note) => note.startsWith('commit ')));
  const opened = since[0]?.startsWith('commit ') ?? false;
  const open = opened && !since.some((note) => note.startsWith('reveal '));
  return view.deal + (undealt && open ? 1 : 0);
}

function isAwaited(notes: readonly string[], seat: number): boolean {
  const since = notes.slice(notes.findLastIndex((note) => note.startsWith('commit ')));
  const answered = since.some(
    (note) => note.startsWith(`link ${seat} `) || note === `absent ${seat}`,
  );
  const opened = since[0]?.startsWith('commit ') ?? false;
  return opened && !answered && !since.some((note) => note.startsWith('reveal '));
}

// The chain noted for the seat must be the one that this browser pledged.
function isPledged(notes: readonly string[], seat: number, seed: string): boolean {
  const chain = notes.find((note) => note.startsWith(`chain ${seat} `));
  return chain === undefined || chain === `chain ${seat} ${endOf(seed)}`;
}
