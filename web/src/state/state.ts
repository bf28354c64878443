// Everything the page knows, as plain data. Nothing here touches the page or the network.
import type {
  Chair,
  Clock,
  HintedTell,
  Listed,
  Person,
  SaidEntry,
  Setup,
  WholeTell,
} from '../net/wire.gen.ts';
import type { GameEvent, GameView } from '../games/client.ts';
import type { Look } from './look.ts';

/** How the line to the server is. */
export type Line = 'connecting' | 'open' | 'lost';

/** Something to tell the player, in a sentence that came with it or under a name of our own. */
export interface Notice {
  readonly sentence?: string;
  readonly message?: string;
}

/** What a strong bot would play now, and why. */
export type Advice = Pick<HintedTell, 'move' | 'why' | 'topic' | 'about' | 'scene' | 'basics'>;

/** What lies there when something has ended. */
export interface Lying {
  /** What ended: a cycle, or the whole deal. */
  readonly why: 'cycle' | 'deal';
  /** The table as it was when that happened. */
  readonly view: GameView;
}

/** What still lies there, to be seen, although the table has gone on. */
export interface Lingering extends Lying {
  /** Until when it is shown, by this page's clock. */
  readonly until: number;
}

/** The last move that was made on this page. */
export interface Made {
  readonly move: string;
  /** When, by this page's clock. */
  readonly at: number;
  /** Whether the page made it, since there was nothing else to do. */
  readonly unasked: boolean;
}

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
  /** Who may arrange the table and start; null once the match has begun. */
  readonly arranger: string | null;
  /** The seats that keep the match from being started. */
  readonly waitsFor: readonly number[];
  readonly view: GameView | null;
  /** The public events of this deal so far. */
  readonly seen: readonly GameEvent[];
  /** What happened last. */
  readonly latest: readonly GameEvent[];
  readonly lingering: Lingering | null;
  /** Who has just gone out of the deal without a word, and until when that is said to all. */
  readonly missed: { readonly seat: number; readonly until: number } | null;
  /** The steps of the provable deal. */
  readonly notes: readonly string[];
  readonly talk: readonly SaidEntry[];
  /** How much was said since the player listened. */
  readonly unheard: number;
  /** The table of the rematch. */
  readonly again: string | null;
  /** The seat of who wanted the rematch first. */
  readonly againBy: number | null;
  /** Why the table was closed. */
  readonly closed: WholeTell['closed'];
  /** How quickly the bots move. */
  readonly pace: WholeTell['pace'];
  readonly clock: Clock | null;
  /** The chosen cards, as places in the hand. */
  readonly chosen: readonly number[];
  /** The target chosen with a card that fits several; null where none is. */
  readonly aim: string | null;
  /** Whether "Last card!" goes with the next play. */
  readonly calling: boolean;
  /** What is to be done as soon as it is your turn: play the chosen cards, or pass. */
  readonly planned: 'play' | 'pass' | null;
  /** The move that is made when it is asked for once more: a gang is in it. */
  readonly doubted: string | null;
  readonly hint: Advice | null;
  /** The reasons that were given last, and at which turn. */
  readonly told: { readonly turn: number; readonly why: readonly string[] };
  /** What is to be said of the deal that is over. */
  readonly lookback: readonly string[];
  /** The id of the last question for a hint in this turn. */
  readonly hinting: string | null;
  /** Whether the cards of the hint are to be chosen as soon as it is there. */
  readonly taking: boolean;
  /** The id of the move that is not answered yet. */
  readonly moving: string | null;
  /** The last move that was made here; null after a reload. */
  readonly made: Made | null;
  /** Whether the answer to it takes so long that one wonders why. */
  readonly held: boolean;
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
  /** Why there is no line, in the server's own sentence; empty where it does not say. */
  readonly why: string;
  readonly you: Person | null;
  /** By how many milliseconds the server's clock is ahead of this one. */
  readonly ahead: number;
  /** How long what happened is shown, times the usual. */
  readonly pauses: number;
  readonly lobby: Lobby;
  /** Until when the player waits to be paired, by the server's time. */
  readonly pairing: number | null;
  readonly table: Table | null;
  /** The table that is to be shown, and the id of the question for it until it is answered. */
  readonly wanted: string | null;
  readonly opening: string | null;
  /** The table that wants to be shown: a match was found. */
  readonly invited: string | null;
  /** The replay that is looked at together with others. */
  readonly look: Look | null;
  /** Whom the player does not want to hear. */
  readonly muted: readonly string[];
  /** How often something has changed at tables of this player, or may have unheard. */
  readonly changes: number;
  /** The tables that this player has left. */
  readonly left: readonly string[];
  readonly notice: Notice | null;
}

/** What is known of who is at a table before it was told. */
export const NOBODY_THERE = { present: [], watchers: 0, arranger: null, waitsFor: [] } as const;

/** What a page knows before anything was said. */
export const START: State = {
  line: 'connecting',
  why: '',
  you: null,
  ahead: 0,
  pauses: 1,
  lobby: { tables: [], waiting: 0 },
  pairing: null,
  table: null,
  wanted: null,
  opening: null,
  invited: null,
  look: null,
  muted: [],
  changes: 0,
  left: [],
  notice: null,
};
