// The line to the server: says hello, comes back by itself when it breaks, and repeats what may be
// lost. A move keeps its id, so that the server makes it once.
import { parse } from './json.ts';
import { VERSION, type Ask, type MoveAsk, type Tell } from './wire.gen.ts';

/** The part of a ``WebSocket`` that is used. */
export interface Wire {
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: () => void;
  send(text: string): void;
  close(): void;
}

/** Where the server that this page came from listens. */
export function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

/** The browser's own WebSocket to *address*. */
export function connect(address: string): Wire {
  const socket = new WebSocket(address);
  const wire: Wire = {
    onopen: ignore,
    onmessage: ignore,
    onclose: ignore,
    send: (text) => {
      socket.send(text);
    },
    close: () => {
      socket.close();
    },
  };
  socket.onopen = () => {
    wire.onopen();
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    wire.onmessage(data);
  };
  socket.onclose = () => {
    wire.onclose();
  };
  return wire;
}

function ignore(): void {
  // until somebody listens
}

/** What the page does when the line has something for it. */
export interface Ears {
  /** The server tells something. */
  tell(tell: Tell): void;
  /** The line broke, or it was *refused*: it never came about; it is being mended. */
  lost(refused: boolean): void;
  /** What has to be asked whenever the line is new. */
  greet(): readonly Ask[];
  /** The page is too old for the server. */
  reload(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;
/** What is not kept for a new line, since the page greets with it. */
const GREETED: ReadonlySet<Ask['type']> = new Set<Ask['type']>(['open', 'shut', 'lobby']);

export class Socket {
  #wire: Wire | null = null;
  #opened = false;
  #welcome = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;
  /** What was asked while the line was down. */
  #queue: Ask[] = [];
  /** The moves that the server has not answered. */
  readonly #moves = new Map<string, MoveAsk>();
  readonly #make: () => Wire;
  readonly #ears: Ears;

  constructor(make: () => Wire, ears: Ears) {
    this.#make = make;
    this.#ears = ears;
  }

  /** Connect now, also if a wait is not over. */
  open(): void {
    clearTimeout(this.#timer);
    if (this.#wire !== null) return;
    const wire = this.#make();
    this.#wire = wire;
    this.#opened = false;
    wire.onopen = () => {
      this.#opened = true;
      this.#send({ type: 'hello', version: VERSION });
    };
    wire.onmessage = (text) => {
      if (this.#wire === wire) this.#hear(text);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#break();
    };
    this.#listen(PATIENCE);
  }

  /** Give the line up: there is no network, so it will not say anything any more. */
  cut(): void {
    if (this.#wire !== null) this.#break();
  }

  /** Do not connect before *wait* milliseconds are over: the server has asked for that. */
  rest(wait: number): void {
    if (this.#wire === null) this.#openAfter(wait);
  }

  /** Ask the server; once the line is open again if it is not. */
  ask(ask: Ask): void {
    if (ask.type === 'move' && typeof ask.id === 'string') this.#moves.set(ask.id, ask);
    else if (!this.#welcome && !GREETED.has(ask.type)) this.#queue.push(ask);
    if (this.#welcome) this.#send(ask);
  }

  #send(ask: Ask): void {
    this.#wire?.send(JSON.stringify(ask));
  }

  #hear(text: string): void {
    const tell = parse<Tell>(text);
    this.#listen(HEARTBEAT);
    if (tell.type === 'done' || tell.type === 'refused') this.#moves.delete(tell.id ?? '');
    if (tell.type === 'reload') this.#ears.reload();
    this.#ears.tell(tell);
    if (tell.type === 'welcome') this.#greet();
    if (tell.type === 'farewell') this.#break(1000 * tell.seconds);
  }

  #greet(): void {
    this.#welcome = true;
    this.#attempts = 0;
    const queue = this.#queue;
    this.#queue = [];
    for (const ask of [...this.#ears.greet(), ...this.#moves.values(), ...queue]) this.#send(ask);
  }

  // A line that says nothing is asked for a sign of life, and given up when none comes.
  #listen(wait: number): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => {
      if (!this.#welcome || wait === PATIENCE) {
        this.#break();
        return;
      }
      this.#send({ type: 'ping' });
      this.#listen(PATIENCE);
    }, wait);
  }

  #break(wait = this.#nextWait()): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcome = false;
    clearTimeout(this.#heart);
    wire?.close();
    this.#ears.lost(!this.#opened);
    this.#openAfter(wait);
  }

  #openAfter(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.open();
    }, wait);
  }

  #nextWait(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    return wait * (0.75 + Math.random() / 2); // not everybody at once after a restart
  }
}
