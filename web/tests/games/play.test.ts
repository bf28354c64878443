import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { others } from '../../src/games/around.ts';
import { arranged, cardsAt, cardsIn, placesOf } from '../../src/games/cards.ts';
import { comboArgs } from '../../src/games/gang/play/combos.ts';
import { task } from '../../src/games/gang/play/duty.ts';
import { canCall, cuts, moveOf, plays, turnsClockwise } from '../../src/games/gang/play/moves.ts';
import { dealsOf } from '../../src/games/thirteen/scoring.ts';
import {
  placements,
  roomOn,
  task as taskOf,
  tookFrom,
} from '../../src/games/thirteen/play/moves.ts';
import type { Event, GangDuty, GangView } from '../../src/net/wire.gen.ts';
import { GANG, THIRTEEN, english } from '../fakes.ts';

const HAND = cardsIn(GANG.hand);
const name = (seat: number) => `seat ${seat}`;

function after(changes: Partial<GangView>): GangView {
  return { ...GANG, ...changes };
}

describe('cards', () => {
  test('are none in an empty text', () => {
    expect(cardsIn('')).toEqual([]);
  });

  test('are shown by number, or by colour', () => {
    expect(arranged(HAND, 'number')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(arranged(HAND, 'colour')).toEqual([0, 3, 1, 4, 2, 5]);
  });

  test('are found in the hand and read from it, equal ones apart', () => {
    const hand = ['G3', 'G3', 'R3'];
    expect(placesOf(hand, ['G3', 'G3'])).toEqual([0, 1]);
    expect(cardsAt(hand, [2, 0])).toBe('G3 R3');
  });
});

describe('a combo', () => {
  test('is called what the engine calls it, in every recorded match', () => {
    const folder = new URL('../../../tests/playthroughs/', import.meta.url);
    const types = new Set<string>();
    for (const file of readdirSync(folder).filter((path) => path.startsWith('gang'))) {
      const text = readFileSync(new URL(file, folder), 'utf-8');
      for (const [, cards, type] of text.matchAll(/cards ([A-Z0-9 ]+) type (\w+)/g)) {
        expect([cards, comboArgs(cards ?? '')['type']]).toEqual([cards, type]);
        types.add(type ?? '');
      }
    }
    expect(types.size).toBeGreaterThan(7);
  });

  test.each([
    ['G7 G8 G9 G10 GP', 'flush'],
    ['G1 G1 M1 G2 G2', 'full_house'],
    ['M1 R2 R3 R4 R5', 'straight_flush'],
    ['G1 G1 Y1 Y1 R1 R1 M1', 'gang_of_7'],
  ])('%s is a %s', (cards, type) => {
    expect(comboArgs(cards)['type']).toBe(type);
  });

  test('says what it is made of', () => {
    expect(comboArgs('G6 Y6 R6 GP YP')).toMatchObject({ number: 6, other: 'phoenix' });
    expect(comboArgs('M1 G6 G7 G9 G10')).toMatchObject({ colour: 'green', high: '10' });
  });
});

describe('Gang of Four', () => {
  test('plays what the server lists, and nothing else', () => {
    expect(moveOf(GANG, [1, 0], false)).toBe('G2 Y2');
    expect(moveOf(GANG, [2], false)).toBeNull();
    expect(moveOf(GANG, [], false)).toBeNull();
  });

  test('gives a card where giving is listed', () => {
    const view = after({ phase: 'exchange', legal: ['give G2', 'give R8'] });
    expect(moveOf(view, [0], false)).toBe('give G2');
    expect(plays(view)).toEqual(['give G2', 'give R8']);
  });

  test('calls with the play where that is listed', () => {
    const view = after({ hand: 'G2 Y9', legal: ['G2', 'G2!', 'pass'] });
    expect(moveOf(view, [0], true)).toBe('G2!');
    expect(moveOf(view, [0], false)).toBe('G2');
    expect(moveOf(GANG, [0, 1], true)).toBe('G2 Y2');
    expect([canCall(view), canCall(GANG)]).toEqual([true, false]);
    expect(plays(view)).toEqual(['G2']);
  });

  test('cuts where cuts are listed', () => {
    expect(cuts(after({ legal: ['cut 1', 'cut 32'] }))).toEqual([1, 32]);
  });

  test.each<[string, GangDuty]>([
    ['gang-duty-cut', { code: 'cut' }],
    ['gang-duty-show', { code: 'show' }],
    ['gang-duty-give', { code: 'give', to: 2 }],
    ['gang-duty-call', { code: 'call' }],
    ['gang-duty-open', { code: 'open', most: 5 }],
    ['gang-duty-lead', { code: 'lead' }],
    ['gang-duty-lead-several', { code: 'lead-several', next: 1 }],
    ['gang-duty-lead-highest', { code: 'lead-highest', next: 1, card: 'R8' }],
    ['gang-duty-block', { code: 'block', next: 1, card: 'R8', gang: false }],
    ['gang-duty-block', { code: 'block', next: 1, card: null, gang: true }],
    ['gang-duty-beat', { code: 'beat' }],
    ['gang-duty-nothing-higher', { code: 'nothing-higher' }],
  ])('says %s where that is what to do', async (message, duty) => {
    const say = await english();
    const sentence = task(after({ duty }), name);
    expect(sentence[0]).toBe(message);
    expect(say(...sentence)).toMatch(/^[A-Z].*\.$|^seat \d .*\.$/);
  });

  test.each<[string, Partial<GangView>]>([
    ['web-turn', { awaits: 2 }],
    ['web-shuffling', { awaits: -1 }],
    ['web-heard-undeclared', { out: [0] }],
  ])('says %s to who has nothing to do', (message, changes) => {
    expect(task(after({ duty: null, ...changes }), name)[0]).toBe(message);
  });

  test('names who comes next, and the card that is due', async () => {
    const say = await english();
    const told = (card: string | null, gang: boolean) =>
      say(...task(after({ duty: { code: 'block', next: 3, card, gang } }), name));
    expect(told('R8', true)).toBe(
      'seat 3 is down to a last card: play your highest card, the red 8, or a gang.',
    );
    expect(told('R8', false)).toBe(
      'seat 3 is down to a last card: play your highest card, the red 8.',
    );
    expect(told(null, true)).toBe('seat 3 is down to a last card: you must play a gang.');
  });
});

describe('13', () => {
  test('puts a card on its target, and a rotten four on any', () => {
    expect(placements(THIRTEEN, 'B7')).toEqual([{ move: 'B7', target: 'B', sum: 16, takes: 2 }]);
    expect(placements(THIRTEEN, 'R4')).toEqual([
      { move: 'R4>B', target: 'B', sum: 13, takes: 0 },
      { move: 'R4>Y', target: 'Y', sum: 4, takes: 0 },
      { move: 'R4>G', target: 'G', sum: 17, takes: 3 },
    ]);
  });

  test('says how much a target can bear', () => {
    const rooms = THIRTEEN.targets.map(roomOn);
    expect(rooms).toEqual([
      { room: 4, breaks: 5 },
      { room: 13, breaks: 0 },
      { room: 0, breaks: 1 },
    ]);
  });

  test('says so where every card takes some', () => {
    expect(taskOf(THIRTEEN)).toEqual(['thirteen-duty-put', {}]);
    const all = { ...THIRTEEN, duty: { code: 'take', takes: [3, 2] } } as const;
    expect(taskOf(all)).toEqual(['thirteen-duty-take', { cards: 2, choices: 2 }]);
  });

  test('has six deals for three, else one for each', () => {
    expect([dealsOf(3), dealsOf(5)]).toEqual([6, 5]);
  });
});

describe('the seats', () => {
  test('are in their true order: Gang of Four to the right, 13 to the left', () => {
    expect(others(GANG, 1)).toEqual([0, 3, 2]);
    expect(others(THIRTEEN, 1)).toEqual([2, 0]);
  });

  test('pass the turn round as the deal says', () => {
    expect(turnsClockwise(1)).toBe(false);
    expect(turnsClockwise(-1)).toBe(true);
  });
});

test('who takes the cards of a target of 13 takes them from there, and nobody else does', () => {
  const events: readonly Event[] = [
    { event: 'played', seat: 1, card: 'B7', target: 'B', sum: 7 },
    { event: 'took', seat: 1, target: 'B', cards: 'B5 B4', taken: 2 },
  ];
  expect(tookFrom(events, 1)).toBe('B');
  expect(tookFrom(events, 0)).toBeNull();
  expect(tookFrom(events.slice(0, 1), 1)).toBeNull();
});
