// A table to draw a lesson on: there is nobody at it but names, and nothing happens by itself.
import type { Table } from '../state.ts';
import type { Chair, View } from '../wire.gen.ts';

const CHAIR: Chair = { player: null, name: null, bot: 'novice', ready: true, away: false };

/** So many chairs with bots on them, which have names. */
export function lessonChairs(seats: number): readonly Chair[] {
  return Array.from({ length: seats }, () => CHAIR);
}

/** The table that *view* is seen at. */
export function lessonTable(view: View): Table {
  return {
    id: '',
    number: 0,
    setup: {
      game: view.game,
      edition: view.options.edition,
      options: {},
      seats: view.seats,
      speed: 'relaxed',
      public: false,
      rated: false,
      bot: 'novice',
      bots: [],
      talk: 'phrases',
      watch: 'off',
      hints: false,
    },
    host: '',
    phase: 'playing',
    seat: view.seat,
    chairs: lessonChairs(view.seats),
    present: [],
    watchers: 0,
    view,
    seen: [],
    latest: [],
    notes: [],
    talk: [],
    unheard: 0,
    again: null,
    clock: null,
    chosen: [],
    calling: false,
    planned: null,
    doubted: null,
    hint: null,
    lookback: [],
    hinting: null,
    taking: false,
    moving: null,
    wentOn: 0,
    behind: false,
  };
}
