// The page as a whole: holds the state, hears the server, asks it, and follows addresses.
import { PAIRING, handOver, rematchOf, seedOf } from '../fair/chain.ts';
import { CUPBOARD } from '../fair/cupboard.ts';
import { keepReceipt, keepSent } from '../fair/kept.ts';
import { owedLink } from '../fair/owed.ts';
import { Arrival } from './arrival.ts';
import { tellTurn } from './notify.ts';
import { metAfter, wantsAdvice } from '../state/advice.ts';
import { fetchPlay, isFetched } from '../games/registry.ts';
import { habitsOf, isNews, keep, withGuided, withPlayed, type Habits } from '../state/habits.ts';
import { newId } from '../net/id.ts';
import { reload } from '../net/reload.ts';
import { isSame, routeOf, tablePath, type Route } from './route.ts';
import * as session from '../net/session.ts';
import { Socket, address, connect } from '../net/socket.ts';
import { START, type State, type Table } from '../state/state.ts';
import { Timing } from './timing.ts';
import { asked, read, update } from '../state/update.ts';
import type { Ask, Tell, TurnTell } from '../net/wire.gen.ts';
import type { Say, Words } from '../words/words.ts';

/** The screens where one can wait for company. */
const LOBBIES: readonly Route['screen'][] = ['home', 'tables', 'best'];

/** After how many milliseconds a game that could not be fetched is fetched again. */
const AGAIN = 2000;

export class Page {
  state = $state.raw<State>(START);
  route = $state.raw<Route>(routeOf('/'));
  habits = $state.raw<Habits>(habitsOf(localStorage, matchMedia('(pointer: coarse)').matches));
  /** What is done once the player has said what to be called; null where nobody asks. */
  naming = $state.raw<(() => void) | null>(null);
  /** Whether the match that is looked for is rated. */
  rated = $state(false);
  /** The table that was made to be played at once. */
  starting = $state.raw('');
  readonly say: Say;
  readonly language: string;
  readonly words: Words;
  /** Whether the player has moved on from the address the page was opened at. */
  moved = false;
  readonly #socket: Socket;
  /** The deal this page has sent its link for, since the line was last opened. */
  #linked = '';
  readonly #timing = new Timing(this);
  readonly #arrival = new Arrival(this, (wait) => {
    this.#socket.rest(wait);
  });
  /** What was told while a game is fetched; null where none is. */
  #late: Tell[] | null = null;

  constructor(words: Words) {
    this.words = words;
    this.say = words.say;
    this.language = words.language;
    this.#socket = new Socket(() => connect(address()), {
      tell: (tell) => {
        this.#hear(tell);
      },
      lost: (refused) => {
        this.#linked = '';
        void this.#arrival.comeBack(refused);
      },
      greet: () => this.#greetings(),
      reload,
    });
  }

  /** Find out who plays, connect, and show what the address names. */
  async open(): Promise<void> {
    this.route = routeOf(location.pathname);
    addEventListener('popstate', () => {
      if (!isSame(routeOf(location.pathname), this.route)) this.#show(routeOf(location.pathname));
    });
    addEventListener('online', () => {
      this.#socket.open();
    });
    addEventListener('offline', () => {
      this.#socket.cut();
    });
    if (await this.#arrival.comeIn()) this.#socket.open();
  }

  /** Ask the server over the open line. */
  ask(ask: Ask): void {
    const named = { ...ask, id: newId() };
    this.state = asked(this.state, named, Date.now());
    this.#socket.ask(named);
    this.#timing.look();
  }

  /** Let the player have it otherwise, from now on. */
  habit(habits: Partial<Habits>): void {
    this.habits = { ...this.habits, ...habits };
    keep(localStorage, this.habits);
    this.#timing.look();
    this.#seekAdvice();
  }

  /** Change what the page knows, as *change* says. */
  change(change: (state: State) => State): void {
    this.state = change(this.state);
    this.#timing.look();
  }

  /** Go to another address of the page. */
  go(path: string): void {
    history.pushState(null, '', path);
    scrollTo(0, 0);
    this.#show(routeOf(path));
  }

  /** Make the move at the table that is shown. */
  move(move: string): void {
    const { table } = this.state;
    if (table?.view == null || table.moving !== null) return;
    this.ask({ type: 'move', table: table.id, turn: table.view.number, move });
  }

  /** Do what may fail, and say so if it does. */
  async try(attempt: () => Promise<void>): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      const sentence = error instanceof session.Refused ? error.message : this.say('web-failed');
      this.state = { ...this.state, notice: { sentence } };
    }
  }

  /** The player has read the notice. */
  read(): void {
    this.state = read(this.state);
  }

  #show(route: Route): void {
    const { table } = this.state;
    this.moved = true;
    if (LOBBIES.includes(this.route.screen)) this.ask({ type: 'lobby', on: false });
    if (table !== null) this.ask({ type: 'shut', table: table.id });
    if (this.route.screen === 'look')
      this.ask({ type: 'look', look: this.route.subject, on: false });
    this.route = route;
    this.state = { ...this.state, table: null, wanted: null, opening: null, invited: null };
    for (const ask of this.#wanted()) this.ask(ask);
  }

  // A table is shown once its game is here; what is told meanwhile waits for it.
  #hear(tell: Tell): void {
    if (this.#late !== null) this.#late.push(tell);
    else if (tell.type === 'whole' && !isFetched(tell.setup.game)) {
      this.#late = [tell];
      void this.#fetchGame(tell.setup.game);
    } else this.#take(tell);
  }

  async #fetchGame(game: string): Promise<void> {
    try {
      await fetchPlay(game);
    } catch {
      // A line that broke comes back; a page that is too old is loaded anew (see main.ts).
      setTimeout(() => void this.#fetchGame(game), AGAIN);
      return;
    }
    const late = this.#late ?? [];
    this.#late = null;
    for (const tell of late) this.#hear(tell);
  }

  #take(tell: Tell): void {
    const before = this.state.table;
    this.state = update(this.state, tell, Date.now());
    const { table, invited } = this.state;
    const met = metAfter(this.habits, before, table);
    if (met !== this.habits.met) this.habit({ met });
    if (tell.type === 'turn') this.#tellTurn(tell);
    if (invited !== null) this.#goPaired(invited);
    this.#timing.look();
    if (table === null) return;
    if (isNews(this.habits, table)) this.habit(withPlayed(this.habits, table));
    if (table.again !== null) this.#goAgain(table.id, table.again);
    this.#seekAdvice();
    if (table.behind) this.ask({ type: 'open', table: table.id, since: table.number });
    this.#payLink(table);
  }

  // Once for every deal: this browser's part in it.
  #payLink(table: Table): void {
    keepReceipt(CUPBOARD, table);
    const link = owedLink(table, seedOf(CUPBOARD, table.id));
    if (link === null || this.#linked === `${link.table} ${link.deal}`) return;
    this.#linked = `${link.table} ${link.deal}`;
    keepSent(CUPBOARD, table, link);
    this.ask(link);
  }

  #tellTurn({ table, game }: TurnTell): void {
    if (!this.habits.notify || (this.state.table?.id === table && !document.hidden)) return;
    tellTurn(this.say, table, game, () => {
      this.go(tablePath(table));
    });
  }

  #goPaired(table: string): void {
    handOver(CUPBOARD, PAIRING, table);
    this.go(tablePath(table));
  }

  #seekAdvice(): void {
    const { table } = this.state;
    if (table === null || !wantsAdvice(table, this.habits)) return;
    this.ask({ type: 'hint', table: table.id });
  }

  // Who has asked for the rematch goes there; the others are shown the way.
  #goAgain(table: string, again: string): void {
    if (seedOf(CUPBOARD, rematchOf(table)) === null) return;
    handOver(CUPBOARD, rematchOf(table), again);
    if (this.habits.guided.includes(table)) this.habit(withGuided(this.habits, again));
    this.go(tablePath(again));
  }

  /** What the page wants to know, given its address. */
  #wanted(): readonly Ask[] {
    if (LOBBIES.includes(this.route.screen)) return [{ type: 'lobby', on: true, changes: true }];
    if (this.route.screen === 'look') return [{ type: 'look', look: this.route.subject, on: true }];
    if (this.route.screen !== 'table') return [];
    const { table } = this.state;
    const since = table?.id === this.route.subject ? { since: table.number } : {};
    return [{ type: 'open', table: this.route.subject, ...since }];
  }

  #greetings(): readonly Ask[] {
    return this.#wanted().map((ask) => {
      const named = { ...ask, id: newId() };
      this.state = asked(this.state, named);
      return named;
    });
  }
}
