// How what the server tells, and what the player asks, changes what the page knows.
import { NO_HINT, advised, isUnasked, lookedBack } from './guide.ts';
import { withoutDeadPlan } from './play/own.ts';
import { START, type State, type Table } from './state.ts';
import type {
  Ask,
  Chair,
  Entry,
  Event,
  MuteAsk,
  RefusedTell,
  Tell,
  ToldTell,
  View,
  WholeTell,
} from './wire.gen.ts';

const TALK_KEPT = 30;

/** The state after *tell*, which arrived at *now* by this page's clock. */
export function update(state: State, tell: Tell, now: number): State {
  switch (tell.type) {
    case 'welcome':
      return {
        ...state,
        line: 'open',
        you: tell.you,
        ahead: tell.now - now,
        muted: tell.muted,
        notice: late(state),
      };
    case 'pong':
      return { ...state, ahead: tell.now - now };
    case 'done':
      return answered(state, tell.id);
    case 'refused':
      return refused(state, tell);
    case 'whole':
      if (tell.table !== state.wanted) return state;
      return { ...state, opening: null, table: whole(state, tell) };
    case 'told':
      return inTable(state, tell.table, (table) => told(table, tell, state.you?.id));
    case 'presence':
      return inTable(state, tell.table, (table) => ({
        ...table,
        present: tell.present,
        watchers: tell.watchers,
      }));
    case 'hinted':
      return inTable(state, tell.table, (table) => advised(table, tell));
    case 'lookback':
      return inTable(state, tell.table, (table) => lookedBack(table, tell));
    case 'tables':
      return { ...state, lobby: { tables: tell.tables, waiting: tell.waiting } };
    case 'waiting':
      return { ...state, pairing: tell.until };
    case 'paired':
      return { ...state, pairing: null, invited: tell.table };
    case 'turn':
      return { ...state, turns: [...new Set([...state.turns, tell.table])] };
    case 'farewell':
      return { ...state, line: 'lost', notice: { message: 'web-farewell' } };
    case 'reload':
      return state; // the socket loads the page again
    default:
      return unreachable(tell);
  }
}

/** The state once *ask* is on its way. */
export function asked(state: State, ask: Ask): State {
  switch (ask.type) {
    case 'open': {
      const opening = { ...state, wanted: ask.table, opening: ask.id ?? null };
      return inTable(opening, ask.table, (table) => ({ ...table, behind: false }));
    }
    case 'shut':
      return { ...state, wanted: null, opening: null, table: null };
    case 'unpair':
      return { ...state, pairing: null };
    case 'move':
      return inTable(state, ask.table, (table) => ({
        ...table,
        moving: ask.id ?? null,
        planned: null,
        doubted: null,
      }));
    case 'hint':
      return inTable(state, ask.table, (table) => ({ ...table, hinting: ask.id ?? null }));
    case 'mute':
      return { ...state, muted: muted(state.muted, ask) };
    case 'next':
      return inTable(state, ask.table, (table) => ({ ...table, wentOn: table.view?.deal ?? 0 }));
    default:
      return state;
  }
}

/** The state when the line to the server breaks; what was seen stays, but nobody waits any longer. */
export function lost(state: State): State {
  return { ...state, line: 'lost', pairing: null };
}

/** The state without a notice. */
export function read(state: State): State {
  return { ...state, notice: START.notice };
}

// What is still to be read once the line is open again: not that it is down.
function late({ notice }: State): State['notice'] {
  return notice?.message === 'web-farewell' ? null : notice;
}

function muted(players: readonly string[], { player, muted }: MuteAsk): readonly string[] {
  const others = players.filter((other) => other !== player);
  return muted ? [...others, player] : others;
}

function inTable(state: State, id: string, change: (table: Table) => Table): State {
  const { table } = state;
  if (table === null || table.id !== id) return state;
  const changed = change(table);
  return changed === table ? state : { ...state, table: changed };
}

function answered(state: State, id: string | null): State {
  const { table } = state;
  if (table === null || id === null || table.moving !== id) return state;
  return { ...state, table: { ...table, moving: null } };
}

function refused(state: State, tell: RefusedTell): State {
  if (isUnasked(state.table, tell.id)) return state;
  const opening = state.opening !== null && tell.id === state.opening;
  const heard: State = { ...answered(state, tell.id), notice: { sentence: tell.sentence } };
  if (tell.code === 'nobody-found') return { ...heard, pairing: null };
  return opening ? { ...heard, opening: null, table: null } : heard;
}

function whole(state: State, tell: WholeTell): Table {
  const before = state.table?.id === tell.table ? state.table : null;
  const kept = before ?? { present: [], watchers: 0, moving: null, wentOn: 0 };
  const sameHand = before !== null && handOf(before.view) === handOf(tell.view);
  return {
    id: tell.table,
    number: tell.number,
    setup: tell.setup,
    host: tell.host,
    phase: tell.phase,
    seat: tell.seat,
    chairs: tell.chairs,
    present: kept.present,
    watchers: kept.watchers,
    view: tell.view,
    seen: tell.seen,
    latest: [],
    notes: tell.notes,
    talk: tell.talk,
    unheard: before?.unheard ?? 0,
    again: tell.again,
    clock: tell.clock,
    chosen: sameHand ? before.chosen : [],
    calling: sameHand && before.calling,
    planned: sameHand ? before.planned : null,
    doubted: null,
    ...NO_HINT,
    moving: kept.moving,
    wentOn: kept.wentOn,
    behind: false,
  };
}

function told(table: Table, tell: ToldTell, you: string | undefined): Table {
  if (tell.number <= table.number) return table;
  if (tell.number > table.number + 1) return { ...table, behind: true };
  const chairs = tell.chairs ?? table.chairs;
  const next = { ...entered(table, tell.entry), number: tell.number, chairs };
  const seated = { ...next, seat: tell.chairs === null ? table.seat : seatOf(chairs, you) };
  const latest = tell.events.length > 0 ? tell.events : table.latest;
  return viewed({ ...seated, latest, seen: seenAfter(table.seen, tell.events) }, tell);
}

function entered(table: Table, entry: Entry): Table {
  switch (entry.entry) {
    case 'started':
      return { ...table, phase: 'playing' };
    case 'closed':
      return { ...table, phase: 'closed' };
    case 'noted':
      return { ...table, notes: [...table.notes, entry.note] };
    case 'said':
      return {
        ...table,
        talk: [...table.talk, entry].slice(-TALK_KEPT),
        unheard: table.unheard + 1,
      };
    case 'again':
      return { ...table, again: entry.match };
    case 'moved':
      return entry.id === table.moving ? { ...table, moving: null } : table;
    case 'opened':
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
  const phase = view.outcome === null ? table.phase : 'over';
  const next = { ...table, ...NO_HINT, view, clock, phase, doubted: null };
  // A choice made ahead of one's turn lasts as long as the hand it was made from. In 13 one may draw
  // the card again that one has just played.
  const played = tell.events.some((event) => event.event === 'played' && event.seat === view.seat);
  if (!played && handOf(view) === handOf(table.view)) return withoutDeadPlan(next);
  return { ...next, chosen: [], calling: false, planned: null };
}

function seenAfter(seen: readonly Event[], events: readonly Event[]): readonly Event[] {
  const dealt = events.findLastIndex(({ event }) => event === 'dealt');
  return dealt < 0 ? [...seen, ...events] : events.slice(dealt);
}

function seatOf(chairs: readonly Chair[], you: string | undefined): number | null {
  const seat = chairs.findIndex(({ player }) => player !== null && player === you);
  return seat < 0 ? null : seat;
}

function handOf(view: View | null): string {
  return view?.hand ?? '';
}

function unreachable(value: never): never {
  throw new Error(`not understood: ${JSON.stringify(value)}`);
}
