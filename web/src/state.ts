// Everything the page knows, as plain data. Nothing here touches the page or the network.
import type {
  Chair,
  Clock,
  Event,
  HintedTell,
  Listed,
  Person,
  SaidEntry,
  Setup,
  View,
  WholeTell,
} from './wire.gen.ts';

/** How the line to the server is. */
export type Line = 'connecting' | 'open' | 'lost';

/** Something to tell the player, in a sentence that came with it or under a name of our own. */
export interface Notice {
  readonly sentence?: string;
  readonly message?: string;
}

/** What a strong bot would play now, and why. */
export type Advice = Pick<HintedTell, 'move' | 'why' | 'topic' | 'about'>;

/** The one table this page shows. */
export interface Table {
  readonly id: string;
  /** The last number seen of its journal. */
  readonly number: number;
  readonly setup: Setup;
  readonly host: string;
  readonly phase: WholeTell['phase'];
  /** Your seat; null for a watcher. */
  readonly seat: number | null;
  readonly chairs: readonly Chair[];
  /** Who is connected, seat by seat. */
  readonly present: readonly boolean[];
  readonly watchers: number;
  readonly view: View | null;
  /** The public events of this deal so far. */
  readonly seen: readonly Event[];
  /** What happened last. */
  readonly latest: readonly Event[];
  /** The steps of the provable deal. */
  readonly notes: readonly string[];
  readonly talk: readonly SaidEntry[];
  /** How much was said since the player listened. */
  readonly unheard: number;
  /** The table of the rematch. */
  readonly again: string | null;
  readonly clock: Clock | null;
  /** The chosen cards, as places in the hand. */
  readonly chosen: readonly number[];
  /** Whether "Last card!" goes with the next play. */
  readonly calling: boolean;
  /** What is to be done as soon as it is your turn: play the chosen cards, or pass. */
  readonly planned: 'play' | 'pass' | null;
  /** The move that is made when it is asked for once more: a gang is in it. */
  readonly doubted: string | null;
  readonly hint: Advice | null;
  /** What is to be said of the deal that is over. */
  readonly lookback: readonly string[];
  /** The id of the last question for a hint in this turn. */
  readonly hinting: string | null;
  /** Whether the cards of the hint are to be chosen as soon as it is there. */
  readonly taking: boolean;
  /** The id of the move that is not answered yet. */
  readonly moving: string | null;
  /** The deal after whose score the player has said to go on. */
  readonly wentOn: number;
  /** Whether a number was missed: the table has to be asked for again. */
  readonly behind: boolean;
}

/** Who is looking for company. */
export interface Lobby {
  readonly tables: readonly Listed[];
  readonly waiting: number;
}

export interface State {
  readonly line: Line;
  readonly you: Person | null;
  /** By how many milliseconds the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly lobby: Lobby;
  /** Until when the player waits to be paired, by the server's time. */
  readonly pairing: number | null;
  readonly table: Table | null;
  /** The table that is to be shown, and the id of the question for it until it is answered. */
  readonly wanted: string | null;
  readonly opening: string | null;
  /** The table that wants to be shown: a match was found. */
  readonly invited: string | null;
  /** Whom the player does not want to hear. */
  readonly muted: readonly string[];
  /** Other tables that wait for this player. */
  readonly turns: readonly string[];
  readonly notice: Notice | null;
}

/** What a page knows before anything was said. */
export const START: State = {
  line: 'connecting',
  you: null,
  ahead: 0,
  lobby: { tables: [], waiting: 0 },
  pairing: null,
  table: null,
  wanted: null,
  opening: null,
  invited: null,
  muted: [],
  turns: [],
  notice: null,
};
