// How the player likes it, remembered in this browser.
import { tryParse } from '../net/json.ts';
import { PAGES } from '../words/parts.ts';
import type { Order } from '../games/cards.ts';
import type { Table } from './state.ts';

export interface Habits {
  /** Pass at once where nothing can be played. */
  readonly passing: boolean;
  readonly sound: boolean;
  readonly order: Order;
  /** Tell through the browser that it is one's turn, where the page is not looked at. */
  readonly notify: boolean;
  /** Be advised at every decision, at tables where hints are allowed. */
  readonly advice: boolean;
  /** What advice has explained already, by topic. */
  readonly met: readonly string[];
  /** How quickly bots move at one's own tables. */
  readonly pace: (typeof PACES)[number];
  /** The player was asked what to be called by others. */
  readonly named: boolean;
  /** What stands beside the table on a wide window; nothing if empty. */
  readonly side: string;
  /** The games that were played in this browser. */
  readonly played: readonly string[];
  /** The tables of guided matches, where advice comes by itself. */
  readonly guided: readonly string[];
  /** Hide the result and later deals of a match that is stepped through, until one gets there. */
  readonly hiding: boolean;
  /** How quickly a match plays by itself, times the usual. */
  readonly speed: number;
  /** The game that was chosen last; empty before. */
  readonly game: string;
  /** What was changed about matches against bots, by game. */
  readonly quick: Readonly<Record<string, QuickHabits>>;
}

/** What may be changed about a match against bots; the rest is as usual. */
export interface QuickHabits {
  readonly seats?: number;
  readonly bot?: string;
  readonly edition?: string;
  readonly speed?: string;
}

/** How quickly bots can move. */
export const PACES = ['slow', 'normal', 'fast'] as const;

const KEY = 'lastcard.habits';
/** How many guided matches are remembered: nobody goes back to older ones. */
const GUIDED_KEPT = 20;

/** What earlier versions remembered: that something was played, but not which game. */
interface Earlier {
  readonly newcomer?: boolean;
}

/** The habits that *storage* remembers; sound is off on what is *held* in the hand. */
export function habitsOf(storage: Pick<Storage, 'getItem'>, held: boolean): Habits {
  const kept = tryParse<Partial<Habits> & Earlier>(storage.getItem(KEY) ?? '{}');
  const { newcomer, ...habits } = { ...kept };
  return {
    passing: true,
    sound: !held,
    order: 'number',
    notify: false,
    advice: false,
    met: [],
    pace: 'normal',
    named: false,
    side: '',
    played: newcomer === false ? Object.keys(PAGES) : [],
    guided: [],
    hiding: true,
    speed: 1,
    game: '',
    quick: {},
    ...habits,
  };
}

/** Whether *game* was never played in this browser. */
export function isNewcomer({ played }: Habits, game: string): boolean {
  return !played.includes(game);
}

/** Whether the player plays a game at *table* for the first time in this browser. */
export function isNews(habits: Habits, { seat, view, setup }: Table): boolean {
  return seat !== null && view !== null && isNewcomer(habits, setup.game);
}

/** What is remembered once the game of *table* was played. */
export function withPlayed({ played }: Habits, { setup }: Table): Partial<Habits> {
  return { played: [...played, setup.game] };
}

/** What is remembered of a guided match at *table*. */
export function withGuided({ guided }: Habits, table: string): Partial<Habits> {
  return { guided: [...guided, table].slice(-GUIDED_KEPT) };
}

/** What is remembered once something was *changed* about matches of *game* against bots. */
export function withQuick({ quick }: Habits, game: string, changed: QuickHabits): Partial<Habits> {
  return { quick: { ...quick, [game]: { ...quick[game], ...changed } } };
}

/** What is remembered when advice is switched on, from then on everywhere, or off at *table*. */
export function withAdviceOn({ guided }: Habits, table: string, on: boolean): Partial<Habits> {
  return { advice: on, guided: guided.filter((other) => other !== table) };
}

/** Remembers the habits. */
export function keep(storage: Pick<Storage, 'setItem'>, habits: Habits): void {
  storage.setItem(KEY, JSON.stringify(habits));
}
