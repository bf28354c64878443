// What this browser contributed to the deals of a table, and the server's receipts for it: kept here,
// so that the server cannot deny it afterwards. A line for each deal, as `lastcard verify` reads it.
import type { LinkAsk } from '../net/wire.gen.ts';
import type { Table } from '../state/state.ts';
import type { Cupboard } from './cupboard.ts';

export interface Sent {
  readonly deal: number;
  readonly seat: number;
  /** The commitment that was answered. */
  readonly commit: string;
  readonly link: string;
  /** The server's receipt and its public key; null as long as there is none. */
  readonly receipt: string | null;
  readonly key: string | null;
}

const LINE =
  /^sent \S+ (\d{1,6}) (\d{1,3}) ([0-9a-f]{64}) ([0-9a-f]{64})(?: ([0-9a-f]{64}) ([0-9a-f]{128}))?$/;

/** Of how many tables it is kept; who doubts a deal looks at it before so many others. */
export const KEPT = 100;
/** Under which name the tables are kept, the latest last. */
const TABLES = 'lastcard.sent';

/** What was sent to *table*. */
export function sentAt(cupboard: Pick<Cupboard, 'getItem'>, table: string): readonly Sent[] {
  const lines = (cupboard.getItem(nameOf(table)) ?? '').split('\n');
  return lines.flatMap((line) => {
    const [, deal, seat, commit, link, key, receipt] = LINE.exec(line) ?? [];
    if (commit === undefined || link === undefined) return [];
    const kept = { deal: Number(deal), seat: Number(seat), commit, link };
    return [{ ...kept, receipt: receipt ?? null, key: key ?? null }];
  });
}

/** Keep that *link* is sent, in answer to the last commitment. */
export function keepSent(cupboard: Cupboard, table: Table, { deal, link }: LinkAsk): void {
  const commit = table.notes.findLast((note) => note.startsWith('commit '))?.slice(7);
  if (commit === undefined || table.seat === null) return;
  const sent = { deal, seat: table.seat, commit, link, receipt: null, key: null };
  const others = sentAt(cupboard, table.id).filter((other) => other.deal !== deal);
  keep(cupboard, table.id, [...others, sent]);
}

/** Keep the receipt for what was sent last, once it is noted. */
export function keepReceipt(cupboard: Cupboard, table: Table): void {
  const opened = table.notes.findLastIndex((note) => note.startsWith('commit '));
  const receipt = table.notes.findLast((note) => note.startsWith(`receipt ${table.seat} `));
  if (receipt === undefined || table.notes.lastIndexOf(receipt) < opened) return;
  const sent = sentAt(cupboard, table.id);
  const latest = sent.at(-1);
  if (latest?.receipt !== null || table.notes[opened] !== `commit ${latest.commit}`) return;
  const key = table.notes.find((note) => note.startsWith('server '))?.slice(7) ?? null;
  const kept = { ...latest, key, receipt: receipt.split(' ')[2] ?? null };
  keep(cupboard, table.id, [...sent.slice(0, -1), kept]);
}

function keep(cupboard: Cupboard, table: string, sent: readonly Sent[]): void {
  const lines = sent.map(({ deal, seat, commit, link, key, receipt }) => {
    const words = ['sent', table, deal, seat, commit, link];
    return [...words, ...(key === null || receipt === null ? [] : [key, receipt])].join(' ');
  });
  cupboard.setItem(nameOf(table), lines.join('\n'));
  const others = (cupboard.getItem(TABLES) ?? '').split(' ').filter((other) => other !== table);
  const latest = [...others, table];
  for (const old of latest.slice(0, -KEPT)) cupboard.removeItem(nameOf(old));
  cupboard.setItem(TABLES, latest.slice(-KEPT).join(' '));
}

function nameOf(table: string): string {
  return `lastcard.sent.${table}`;
}
