import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { others, turnsClockwise } from '../src/play/around.ts';
import { arranged, cardsAt, cardsIn, placesOf } from '../src/play/cards.ts';
import { comboArgs } from '../src/play/combos.ts';
import { canCall, cuts, moveOf, nextSeat, plays, task } from '../src/play/gang.ts';
import { dealsOf } from '../src/play/scoring.ts';
import { placements, roomOn, tookFrom } from '../src/play/thirteen.ts';
import type { Event, GangView } from '../src/wire.gen.ts';
import { GANG, THIRTEEN } from './fakes.ts';

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
    const folder = new URL('../../tests/playthroughs/', import.meta.url);
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
    expect(comboArgs('G6 Y6 R6 GP YP')).toMatchObject({ number: '6', other: 'phoenix' });
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

  test('passes the turn on in the direction of the deal, over who is out', () => {
    expect(nextSeat(GANG, 0)).toBe(1);
    expect(nextSeat(after({ direction: -1 }), 0)).toBe(3);
    expect(nextSeat(after({ out: [1, 2] }), 0)).toBe(3);
  });

  test.each<[string, Partial<GangView>]>([
    ['web-beat', {}],
    ['web-cannot', { legal: ['pass'] }],
    ['web-turn', { awaits: 2, legal: [] }],
    ['web-call', { awaits: 2, legal: ['last!'] }],
    ['web-shuffling', { awaits: -1, legal: [] }],
    ['web-block', { legal: ['R8'] }],
    ['web-block-gang', { legal: ['G8 Y8 R8 R8'] }],
    ['web-lead', { to_beat: null, deal: 2, legal: ['G2', 'Y2'] }],
    ['web-open', { to_beat: null, hand: 'M1 G2', legal: ['M1'] }],
    ['gang-task-lead-several', { to_beat: null, legal: ['G2 Y2', 'G8 Y8'] }],
    ['web-lead-highest', { to_beat: null, hand: 'G2 R3', legal: ['R3'] }],
    ['web-cut', { phase: 'cut', legal: ['cut 1'] }],
    ['web-show', { phase: 'show', legal: ['cut 1'] }],
    ['gang-task-give', { exchange: { giver: 2, taker: 0, given: 'RD', returned: null } }],
  ])('says %s when it is time to', (message, changes) => {
    expect(task(after(changes), name)[0]).toBe(message);
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

  test('has six deals for three, else one for each', () => {
    expect([dealsOf(3), dealsOf(5)]).toEqual([6, 5]);
  });
});

describe('the seats', () => {
  test('are in their true order: Gang of Four to the right, 13 to the left', () => {
    expect(others('gang', 4, 1)).toEqual([0, 3, 2]);
    expect(others('thirteen', 4, 1)).toEqual([2, 3, 0]);
  });

  test('pass the turn round as the deal says', () => {
    expect(turnsClockwise(GANG)).toBe(false);
    expect(turnsClockwise(after({ direction: -1 }))).toBe(true);
    expect(turnsClockwise(THIRTEEN)).toBe(true);
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
