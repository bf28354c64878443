// Messages as the server sends them, for tests to change where it matters.
import { fetchPlay, known } from '../src/games/registry.ts';
import { START, type Table } from '../src/state/state.ts';
import { update } from '../src/state/update.ts';
import type {
  Chair,
  GangView,
  HintedTell,
  ThirteenView,
  ToldTell,
  WholeTell,
} from '../src/net/wire.gen.ts';
import { Words, type Say } from '../src/words/words.ts';

// A table is shown once its game is here.
await Promise.all(known().map(fetchPlay));

/** A voice that says in English what the first screens say. */
export async function english(): Promise<Say> {
  const words = new Words('en');
  await words.learn(['first']);
  return words.say;
}

export const CHAIR: Chair = {
  player: null,
  name: null,
  bot: null,
  ready: false,
  away: false,
  left: false,
};

export const ANNA: Chair = { ...CHAIR, player: 'anna', name: 'Anna', ready: true };
export const BOT: Chair = { ...CHAIR, name: 'Lin', bot: 'planner', ready: true };

export const HINTED: HintedTell = {
  type: 'hinted',
  table: 't1',
  turn: 5,
  move: 'G8 Y8',
  why: ['It is the lowest you have that beats it.'],
  topic: 'guide-about-gang-answer',
  about: 'You may beat what lies there.',
  scene: ['A pair of 1s lies there.', 'The raised cards can beat it.'],
  basics: ['The aim.', 'The points.', 'The lead.'],
  id: null,
};

export const GANG: GangView = {
  game: 'gang',
  seat: 0,
  seats: 4,
  options: {
    edition: 'en-2010',
    opening_limit: '5',
    last_card: 'spoken',
    undeclared: 'plus_one',
    block: 'single',
    block_lead: 'highest',
    after_pass: 'may_return',
    discards: 'covered',
    ceremony: 'off',
    count: 'counter_clockwise',
    target: 100,
    target_rule: 'reach',
    first_dealer: 0,
  },
  number: 5,
  deal: 1,
  phase: 'play',
  dealer: 0,
  direction: 1,
  awaits: 0,
  hand: 'G2 Y2 R3 G8 Y8 R8',
  counts: [6, 9, 9, 9],
  to_beat: 'G1 Y1',
  owner: 3,
  cycle: [{ seat: 3, move: 'G1 Y1' }],
  discards: null,
  declared: [],
  out: [],
  exchange: null,
  shown: [],
  pad: [],
  totals: [0, 0, 0, 0],
  opened: null,
  outcome: null,
  legal: ['G2 Y2', 'G8 Y8', 'G8 R8', 'Y8 R8', 'pass'],
  duty: { code: 'beat' },
  next_deal: null,
  right: [1, 2, 3, 0],
};

export const THIRTEEN: ThirteenView = {
  game: 'thirteen',
  seat: 0,
  seats: 3,
  options: { edition: 'fr-2009', deal: 'five', open_piles: 'off', first_dealer: 0 },
  number: 3,
  deal: 1,
  phase: 'play',
  dealer: 2,
  direction: 1,
  awaits: 0,
  hand: 'B1 Y2 G4 R4 B7',
  counts: [5, 5, 5],
  targets: [
    { name: 'B', cards: 'B7 B2', sum: 9 },
    { name: 'Y', cards: '', sum: 0 },
    { name: 'G', cards: 'G7 R4 G2', sum: 13 },
  ],
  pile: 30,
  taken: [0, 2, 0],
  opened: null,
  pad: [],
  totals: [0, 0, 0],
  outcome: null,
  legal: ['B1', 'Y2', 'G4', 'R4>B', 'R4>Y', 'R4>G', 'B7'],
  duty: { code: 'put', takes: [0, 0, 3, 0, 0, 3, 2] },
  next_deal: null,
  right: [2, 0, 1],
};

export const WHOLE: WholeTell = {
  type: 'whole',
  table: 't1',
  number: 7,
  at: 1000,
  setup: {
    game: 'gang',
    edition: 'en-2010',
    options: {},
    seats: 4,
    speed: 'normal',
    pace: 'normal',
    public: true,
    paired: false,
    rated: false,
    bot: 'planner',
    bots: [],
    talk: 'phrases',
    watch: 'live',
    hints: false,
    study: null,
  },
  host: 'anna',
  phase: 'playing',
  seat: 0,
  chairs: [ANNA, BOT, BOT, BOT],
  view: GANG,
  seen: [],
  moves: [],
  notes: [],
  talk: [],
  again: null,
  again_by: null,
  closed: null,
  pace: 'normal',
  clock: null,
};

export const TOLD: ToldTell = {
  type: 'told',
  table: 't1',
  number: 8,
  at: 2000,
  entry: { entry: 'moved', seat: 0, move: 'G2 Y2' },
  moves: [],
  events: [],
  chairs: null,
  view: null,
  clock: null,
};

/** The table that WHOLE shows, seen by Anna. */
export const TABLE: Table = shown();

function shown(): Table {
  const { table } = update({ ...START, wanted: WHOLE.table }, WHOLE, 0);
  if (table === null) throw new Error('no table is shown');
  return table;
}
