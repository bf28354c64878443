// The page as a whole: holds the state, hears the server, asks it, and follows addresses.
import { endOf, handOver, pledge, seedOf } from './chain.ts';
import { owedLink } from './duty.ts';
import { tellTurn } from './notify.ts';
import { metAfter, wantsAdvice } from './guide.ts';
import { habitsOf, keep, type Habits } from './habits.ts';
import { newId } from './id.ts';
import { ownMove } from './play/own.ts';
import { reload } from './reload.ts';
import { isSame, routeOf, tablePath, type Route } from './route.ts';
import * as session from './session.ts';
import { Socket, address, connect } from './socket.ts';
import { START, type State } from './state.ts';
import { asked, lost, read, update } from './update.ts';
import type { Ask, PairAsk, SetupAsk, Tell, TurnTell } from './wire.gen.ts';
import type { Say, Words } from './words.ts';

/** How long the page waits before it plays by itself. */
const PAUSE = 450;

export class Page {
  state = $state.raw<State>(START);
  route = $state.raw<Route>(routeOf('/'));
  habits = $state.raw<Habits>(habitsOf(localStorage, matchMedia('(pointer: coarse)').matches));
  readonly say: Say;
  readonly language: string;
  readonly words: Words;
  /** Whether the player has moved on from the address the page was opened at. */
  moved = false;
  readonly #socket: Socket;
  /** The deal this page has sent its link for, since the line was last opened. */
  #linked = '';
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(words: Words) {
    this.words = words;
    this.say = words.say;
    this.language = words.language;
    this.#socket = new Socket(() => connect(address()), {
      tell: (tell) => {
        this.#hear(tell);
      },
      lost: () => {
        this.#linked = '';
        this.state = lost(this.state);
        void this.#comeIn();
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
    await this.#comeIn();
    this.#socket.open();
  }

  /** Ask the server over the open line. */
  ask(ask: Ask): void {
    const named = { ...ask, id: newId() };
    this.state = asked(this.state, named);
    this.#socket.ask(named);
  }

  /** Let the player have it otherwise, from now on. */
  habit(habits: Partial<Habits>): void {
    this.habits = { ...this.habits, ...habits };
    keep(localStorage, this.habits);
    this.#playOwn();
    this.#seekAdvice();
  }

  /** Change what the page knows, as *change* says. */
  change(change: (state: State) => State): void {
    this.state = change(this.state);
  }

  /** Go to another address of the page. */
  go(path: string): void {
    history.pushState(null, '', path);
    scrollTo(0, 0);
    this.#show(routeOf(path));
  }

  /** Take *seat* at the table that is shown, with a chain of this browser's own. */
  sit(table: string, seat: number): void {
    if (this.habits.newcomer) this.habit({ newcomer: false });
    this.ask({ type: 'sit', table, seat, chain: newChain(table) });
  }

  /** Play once more with the same people; where, the server will tell. */
  rematch(table: string): void {
    this.ask({ type: 'rematch', table, chain: newChain(rematchOf(table)) });
  }

  /** Look for company; a chain of this browser's own goes along, for a table not known yet. */
  pair(ask: Omit<PairAsk, 'type' | 'chain'>): void {
    this.ask({ ...ask, type: 'pair', chain: newChain(PAIRING) });
  }

  /** Make the move at the table that is shown. */
  move(move: string): void {
    const { table } = this.state;
    if (table?.view == null || table.moving !== null) return;
    const met = metAfter(this.habits, table.hint);
    if (met !== this.habits.met) this.habit({ met });
    this.ask({ type: 'move', table: table.id, turn: table.view.number, move });
  }

  /** Open a new table and go there; with bots on all other seats the match starts at once. */
  async makeTable(setup: SetupAsk, start: boolean): Promise<void> {
    await this.try(async () => {
      const table = await session.makeTable(setup);
      this.go(tablePath(table));
      this.sit(table, 0);
      if (start) this.ask({ type: 'start', table });
    });
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

  // A server that has forgotten this player gets to know him again; one that is away is waited for.
  async #comeIn(): Promise<void> {
    try {
      const you = await session.comeIn(this.language);
      this.state = { ...this.state, you };
    } catch {
      this.state = lost(this.state);
    }
  }

  #show(route: Route): void {
    const { table } = this.state;
    this.moved = true;
    if (this.route.screen === 'home') this.ask({ type: 'lobby', on: false });
    if (table !== null) this.ask({ type: 'shut', table: table.id });
    this.route = route;
    this.state = { ...this.state, table: null, wanted: null, opening: null, invited: null };
    for (const ask of this.#wanted()) this.ask(ask);
  }

  #hear(tell: Tell): void {
    this.state = update(this.state, tell, Date.now());
    const { table, invited } = this.state;
    if (tell.type === 'turn') this.#tellTurn(tell);
    if (invited !== null) this.#goPaired(invited);
    if (table === null) return;
    if (table.again !== null) this.#goAgain(table.id, table.again);
    this.#playOwn();
    this.#seekAdvice();
    if (table.behind) this.ask({ type: 'open', table: table.id, since: table.number });
    const link = owedLink(table, seedOf(localStorage, table.id));
    if (link === null || this.#linked === `${link.table} ${link.deal}`) return;
    this.#linked = `${link.table} ${link.deal}`;
    this.ask(link);
  }

  #tellTurn({ table, game }: TurnTell): void {
    if (!this.habits.notify || (this.state.table?.id === table && !document.hidden)) return;
    tellTurn(this.say, table, game, () => {
      this.go(tablePath(table));
    });
  }

  #goPaired(table: string): void {
    handOver(localStorage, PAIRING, table);
    this.go(tablePath(table));
  }

  // A moment later, so that one sees what was played before.
  #playOwn(): void {
    clearTimeout(this.#pause);
    const { table } = this.state;
    if (table === null || ownMove(table, this.habits.passing) === null) return;
    this.#pause = setTimeout(() => {
      const now = this.state.table;
      const move = now === null ? null : ownMove(now, this.habits.passing);
      if (move !== null) this.move(move);
    }, PAUSE);
  }

  #seekAdvice(): void {
    const { table } = this.state;
    if (table === null || !wantsAdvice(table, this.habits)) return;
    this.ask({ type: 'hint', table: table.id });
  }

  // Who has asked for the rematch goes there; the others are shown the way.
  #goAgain(table: string, again: string): void {
    if (seedOf(localStorage, rematchOf(table)) === null) return;
    handOver(localStorage, rematchOf(table), again);
    this.go(tablePath(again));
  }

  /** What the page wants to know, given its address. */
  #wanted(): readonly Ask[] {
    if (this.route.screen === 'home') return [{ type: 'lobby', on: true }];
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

/** Under which name a chain is kept until the table is found. */
const PAIRING = 'pairing';

function rematchOf(table: string): string {
  return `again ${table}`;
}

function newChain(table: string): string {
  return endOf(pledge(localStorage, table, () => crypto.getRandomValues(new Uint8Array(32))));
}
