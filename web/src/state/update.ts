// How what the server tells, and what the player asks, changes what the page knows.
import { NO_HINT, UNTOLD, advised, isUnasked, lookedBack } from './advice.ts';
import { lingered } from './linger.ts';
import { listed } from './listed.ts';
import { come, looking, remarked } from './look.ts';
import { relisted } from './relisted.ts';
import { NOBODY_THERE, START, type State, type Table } from './state.ts';
import { handOf, told } from './told.ts';
import { unreachable } from './unreachable.ts';
import type { Ask, RefusedTell, Tell, ToldTell, WholeTell } from '../net/wire.gen.ts';

/** The state after *tell*, which arrived at *now* by this page's clock. */
export function update(state: State, tell: Tell, now: number): State {
  switch (tell.type) {
    case 'welcome':
      return {
        ...state,
        line: 'open',
        why: START.why,
        you: tell.you,
        ahead: tell.now - now,
        muted: tell.muted,
        changes: state.changes + (state.line === 'lost' ? 1 : 0),
        pauses: tell.pauses,
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
      return inTable(withFreed(state, tell), tell.table, (table) => {
        const next = told(table, tell, state.you?.id);
        return next === table ? table : lingered(table, next, tell.events, now, state.pauses);
      });
    case 'presence':
      return inTable(state, tell.table, (table) => ({
        ...table,
        present: tell.present,
        watchers: tell.watchers,
        arranger: tell.arranger,
        waitsFor: tell.waits_for,
      }));
    case 'hinted':
      return inTable(state, tell.table, (table) => advised(table, tell));
    case 'lookback':
      return inTable(state, tell.table, (table) => lookedBack(table, tell));
    case 'tables':
      return { ...state, lobby: { tables: tell.tables, waiting: tell.waiting } };
    case 'relisted':
      return { ...state, lobby: relisted(state.lobby, tell) };
    case 'waiting':
      return { ...state, pairing: tell.until };
    case 'paired':
      return { ...state, pairing: null, invited: tell.table };
    case 'turn':
      return state; // the page tells it
    case 'mine':
      return { ...state, changes: state.changes + 1 };
    case 'farewell':
      return { ...state, line: 'lost', notice: { message: 'web-farewell' } };
    case 'looking':
      return { ...state, look: looking(state.look, tell) };
    case 'remarked':
      return { ...state, look: remarked(state.look, tell) };
    case 'reload':
      return state; // the socket loads the page again
    default:
      return unreachable(tell);
  }
}

/** The state once *ask* is on its way, at *now* by this page's clock. */
export function asked(state: State, ask: Ask, now = 0): State {
  switch (ask.type) {
    case 'open': {
      const opening = { ...state, wanted: ask.table, opening: ask.id ?? null };
      return inTable(opening, ask.table, (table) => ({ ...table, behind: false }));
    }
    case 'shut':
      return { ...state, wanted: null, opening: null, table: null };
    case 'look':
      return { ...state, look: come(ask) };
    case 'unpair':
      return { ...state, pairing: null };
    case 'move':
      return inTable(state, ask.table, (table) => ({
        ...table,
        moving: ask.id ?? null,
        made: { move: ask.move, at: now, unasked: false },
        held: false,
        planned: null,
        doubted: null,
        lingering: null,
      }));
    case 'hint':
      return inTable(state, ask.table, (table) => ({ ...table, hinting: ask.id ?? null }));
    case 'mute':
      return { ...state, muted: listed(state.muted, ask.player, ask.muted) };
    case 'leave':
    case 'back':
      return { ...state, left: listed(state.left, ask.table, ask.type === 'leave') };
    case 'next':
      return inTable(state, ask.table, (table) => ({ ...table, wentOn: table.view?.deal ?? 0 }));
    default:
      return state;
  }
}

/** The state when the line to the server breaks, *why* if it says so; what was seen stays, but nobody waits any longer. */
export function lost(state: State, why = state.why): State {
  return { ...state, line: 'lost', pairing: null, why };
}

/** The state without a notice. */
export function read(state: State): State {
  return { ...state, notice: START.notice };
}

// Whoever looked away would not know why the seat is free.
function withFreed(state: State, { table, entry }: ToldTell): State {
  if (entry.entry !== 'stood' || entry.removed !== true) return state;
  const own = state.table?.id === table && state.table.seat === entry.seat;
  return own ? { ...state, notice: { message: 'web-seat-freed' } } : state;
}

// What is still to be read once the line is open again: not that it is down.
function late({ notice }: State): State['notice'] {
  return notice?.message === 'web-farewell' ? null : notice;
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
  const kept = before ?? {
    ...NOBODY_THERE,
    moving: null,
    made: null,
    held: false,
    wentOn: 0,
    told: UNTOLD,
  };
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
    arranger: kept.arranger,
    waitsFor: kept.waitsFor,
    view: tell.view,
    seen: tell.seen,
    latest: [],
    lingering: null,
    missed: null,
    notes: tell.notes,
    talk: tell.talk,
    unheard: before?.unheard ?? 0,
    again: tell.again,
    againBy: tell.again_by,
    closed: tell.closed,
    pace: tell.pace,
    clock: tell.clock,
    chosen: sameHand ? before.chosen : [],
    aim: sameHand ? before.aim : null,
    calling: sameHand && before.calling,
    planned: sameHand ? before.planned : null,
    doubted: null,
    ...NO_HINT,
    told: kept.told,
    moving: kept.moving,
    made: kept.made,
    held: kept.held,
    wentOn: kept.wentOn,
    behind: false,
  };
}
