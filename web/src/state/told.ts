// What an entry of its journal changes at the table that is shown.
import { NO_HINT } from './advice.ts';
import { withoutDeadPlan } from './own.ts';
import type { Table } from './state.ts';
import { unreachable } from './unreachable.ts';
import type { GameEvent, GameView } from '../games/client.ts';
import type { Chair, TableEntry, ToldTell } from '../net/wire.gen.ts';

const TALK_KEPT = 30;
/** The seat of nobody who sits there: the table's, which deals. */
const TABLE = -1;

/** The table after *tell*, for the player *you*. */
export function told(table: Table, tell: ToldTell, you: string | undefined): Table {
  if (tell.number <= table.number) return table;
  if (tell.number > table.number + 1) return { ...table, behind: true };
  const chairs = tell.chairs ?? table.chairs;
  const next = { ...entered(table, tell.entry), number: tell.number, chairs };
  const seated = { ...next, seat: tell.chairs === null ? table.seat : seatOf(chairs, you) };
  const latest = tell.events.length > 0 ? tell.events : table.latest;
  return viewed({ ...seated, latest, seen: seenAfter(table.seen, tell.events) }, tell);
}

function entered(table: Table, entry: TableEntry): Table {
  switch (entry.entry) {
    case 'started':
      return { ...table, phase: 'playing' };
    case 'closed':
      return { ...table, phase: 'closed', closed: entry.why };
    case 'noted':
      return { ...table, notes: [...table.notes, entry.note] };
    case 'said':
      return {
        ...table,
        talk: [...table.talk, entry].slice(-TALK_KEPT),
        unheard: table.unheard + 1,
      };
    case 'again':
      return { ...table, again: entry.match, againBy: entry.seat ?? null };
    case 'paced':
      return { ...table, pace: entry.pace };
    case 'moved':
      return entry.id === table.moving ? { ...table, moving: null } : table;
    case 'opened':
    case 'resumed':
    case 'sat':
    case 'seated':
    case 'stood':
    case 'readied':
    case 'away':
    case 'back':
      return table; // the chairs say it
    default:
      return unreachable(entry);
  }
}

function viewed(table: Table, tell: ToldTell): Table {
  const { view, clock } = tell;
  if (view === null) return clock === null ? table : { ...table, clock };
  const phase = isFinished(table, view) ? 'over' : table.phase;
  const next = { ...table, ...NO_HINT, view, clock, phase, doubted: null };
  // A choice made ahead of one's turn lasts as long as the hand it was made from. In 13 one may draw
  // the card again that one has just played.
  const events: readonly GameEvent[] = tell.events;
  const played = events.some((event) => event.event === 'played' && event.seat === view.seat);
  if (!played && handOf(view) === handOf(table.view)) return withoutDeadPlan(next);
  return { ...next, chosen: [], aim: null, calling: false, planned: null };
}

// A study ends with its deal: then the table would deal again.
function isFinished({ setup }: Table, { outcome, awaits }: GameView): boolean {
  return outcome !== null || (setup.study !== null && awaits === TABLE);
}

function seenAfter(seen: readonly GameEvent[], events: readonly GameEvent[]): readonly GameEvent[] {
  const dealt = events.findLastIndex(({ event }) => event === 'dealt');
  return dealt < 0 ? [...seen, ...events] : events.slice(dealt);
}

function seatOf(chairs: readonly Chair[], you: string | undefined): number | null {
  const seat = chairs.findIndex(({ player }) => player !== null && player === you);
  return seat < 0 ? null : seat;
}

/** The hand that *view* shows, as text. */
export function handOf(view: GameView | null): string {
  return view?.hand ?? '';
}
