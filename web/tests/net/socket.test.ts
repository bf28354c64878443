import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Socket, type Wire } from '../../src/net/socket.ts';
import type { Ask, MoveAsk, Tell } from '../../src/net/wire.gen.ts';

class FakeWire implements Wire {
  onopen = () => {};
  onmessage: (text: string) => void = () => {};
  onclose = () => {};
  closed = false;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  hear(tell: Tell): void {
    this.onmessage(JSON.stringify(tell));
  }

  get types(): readonly string[] {
    return this.sent.map((text) => /"type":"(\w+)"/.exec(text)?.[1] ?? '');
  }
}

const YOU = { id: 'anna', name: 'Anna', kind: 'guest' } as const;
const WELCOME: Tell = { type: 'welcome', version: 1, you: YOU, now: 0, muted: [], pauses: 1 };
const MOVE: MoveAsk = { type: 'move', id: 'm1', table: 't', turn: 3, move: 'pass' };

let wires: FakeWire[];
let told: Tell[];
let greetings: Ask[];
let losses: number;
let refusals: boolean[];
let reloads: number;
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  told = [];
  greetings = [];
  losses = 0;
  refusals = [];
  reloads = 0;
  const make = () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  socket = new Socket(make, {
    tell: (tell) => void told.push(tell),
    lost: (refused) => {
      losses += 1;
      refusals.push(refused);
    },
    greet: () => greetings,
    reload: () => (reloads += 1),
  });
  socket.open();
});

afterEach(() => {
  vi.useRealTimers();
});

function line(): FakeWire {
  const wire = wires.at(-1);
  if (wire === undefined) throw new Error('nobody connected');
  return wire;
}

function welcome(): void {
  line().onopen();
  line().hear(WELCOME);
}

describe('a new line', () => {
  test('that never came about is told from one that broke', () => {
    line().onclose();
    vi.advanceTimersByTime(1000);
    welcome();
    line().onclose();
    expect(refusals).toEqual([true, false]);
  });

  test('waits as long as the server has asked for', () => {
    line().onclose();
    socket.rest(40_000);
    vi.advanceTimersByTime(39_000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  test('is given up at once where there is no network, and tried again', () => {
    welcome();
    socket.cut();
    expect(line().closed).toBe(true);
    expect(losses).toBe(1);
    socket.open();
    expect(wires.length).toBe(2);
  });

  test('says hello with the version, and nothing else before it is welcome', () => {
    socket.ask({ type: 'next', table: 't' });
    line().onopen();
    expect(line().sent).toEqual(['{"type":"hello","version":1}']);
  });

  test('asks what the page wants first, then what was held back', () => {
    greetings = [{ type: 'open', table: 't', since: 4 }];
    socket.ask({ type: 'next', table: 't' });
    welcome();
    expect(line().types).toEqual(['hello', 'open', 'next']);
  });

  test('does not repeat what the page greets with', () => {
    socket.ask({ type: 'lobby', on: true });
    welcome();
    expect(line().types).toEqual(['hello']);
  });

  test('is given up when nobody welcomes', () => {
    line().onopen();
    vi.advanceTimersByTime(10_000);
    expect(losses).toBe(1);
    expect(line().closed).toBe(true);
  });
});

describe('a line that breaks', () => {
  beforeEach(welcome);

  test('is mended after a wait that grows', () => {
    const waits = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = Date.now();
      line().onclose();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(wires).toHaveLength(9);
    expect(waits[0]).toBeLessThan(700);
    expect(waits[7]).toBeGreaterThan(11_000);
    expect(waits[7]).toBeLessThan(19_000);
  });

  test('is mended at once when the page says so', () => {
    line().onclose();
    socket.open();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(2);
  });

  test('repeats the move that was not answered, under the same id', () => {
    socket.ask(MOVE);
    line().onclose();
    vi.advanceTimersByTime(1000);
    welcome();
    expect(line().sent.at(-1)).toBe(JSON.stringify(MOVE));
  });

  test('sends a move that was made while it was down, once', () => {
    line().onclose();
    socket.ask(MOVE);
    vi.advanceTimersByTime(1000);
    welcome();
    expect(line().types).toEqual(['hello', 'move']);
  });

  test.each<Tell>([
    { type: 'done', id: 'm1', number: 4 },
    { type: 'refused', id: 'm1', code: 'c', args: {}, sentence: 'No.' },
  ])('does not repeat what was answered with $type', (answer) => {
    socket.ask(MOVE);
    line().hear(answer);
    line().onclose();
    vi.advanceTimersByTime(1000);
    welcome();
    expect(line().types).toEqual(['hello']);
  });

  test('tells nothing more, even if it lingers', () => {
    const old = line();
    old.onclose();
    old.hear(WELCOME);
    expect(told).toHaveLength(1);
  });
});

describe('a line that is quiet', () => {
  beforeEach(welcome);

  test('is asked for a sign of life', () => {
    vi.advanceTimersByTime(20_000);
    expect(line().types).toEqual(['hello', 'ping']);
    line().hear({ type: 'pong', now: 1, id: null });
    vi.advanceTimersByTime(15_000);
    expect(losses).toBe(0);
  });

  test('is given up when none comes', () => {
    vi.advanceTimersByTime(30_000);
    expect(losses).toBe(1);
  });
});

describe('the server', () => {
  beforeEach(welcome);

  test('says farewell, and is looked for when it said it would be back', () => {
    line().hear({ type: 'farewell', seconds: 5 });
    vi.advanceTimersByTime(4999);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
  });

  test('can have the page loaded again', () => {
    line().hear({ type: 'reload', version: 2 });
    expect(reloads).toBe(1);
  });
});
