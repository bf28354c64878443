import { describe, expect, test } from 'vitest';
import { heard, lines } from '../../src/state/heard.ts';
import { playOf } from '../../src/games/registry.ts';
import { endOf, soundsOf } from '../../src/sound/sounds.ts';
import type { Event } from '../../src/net/wire.gen.ts';
import { GANG, THIRTEEN, english } from '../fakes.ts';

const say = await english();
const name = (seat: number) => ['Anna', 'Bo', 'Cy', 'Di'][seat] ?? '';

function told(...events: readonly Event[]): readonly string[] {
  return heard(events, GANG, name).map((sentence) => say(...sentence));
}

describe('what is read aloud', () => {
  test.each<[Event, string]>([
    [
      { event: 'played', seat: 1, cards: 'G8 Y8', type: 'pair', left: 3 },
      'Bo plays pair of 8s; 3 cards left.',
    ],
    [
      { event: 'played', seat: 0, cards: 'R3', type: 'single', left: 1 },
      'You play red 3; one card left.',
    ],
    [{ event: 'passed', seat: 2 }, 'Cy passes.'],
    [{ event: 'declared', seat: 3 }, 'Di says “Last card!”'],
    [
      { event: 'undeclared', seat: 0 },
      'You did not say “Last card!” in time: you are out of this deal and keep one card.',
    ],
    [
      { event: 'undeclared', seat: 2 },
      'Cy did not say “Last card!” in time and is out of this deal.',
    ],
    [
      { event: 'given', giver: 0, taker: 1, card: 'RD', forced: true },
      'You give Bo your highest card, the red dragon.',
    ],
    [{ event: 'dealt', deal: 2, dealer: 1, direction: 1 }, 'Deal 2. Bo deals.'],
    [{ event: 'deal_ended', winner: 1, hands: [], points: [], totals: [] }, 'Bo wins deal 1'],
    [{ event: 'deck_cut', seat: 1, at: 31 }, 'Bo cuts the deck at 31.'],
  ])('is a sentence for %j', (event, sentence) => {
    expect(told(event)).toEqual([sentence]);
  });

  test('is who won a cycle; where that seat is out of the deal, who leads', () => {
    const play: Event = { event: 'played', seat: 1, cards: 'G8 Y8', type: 'pair', left: 1 };
    const ended = (leader: number): Event => ({ event: 'cycle_ended', leader });
    expect(told(play, ended(1)).at(-1)).toBe('Bo wins the cycle');
    expect(told({ ...play, seat: 0 }, ended(0)).at(-1)).toBe('You win the cycle');
    expect(told(play, ended(2)).at(-1)).toBe('All have passed: Cy leads the next cycle.');
  });

  test('is the end of what the log has, word for word, and lines have their cards', () => {
    const events: readonly Event[] = [
      { event: 'given', giver: 2, taker: 1, card: 'RD', forced: true },
      { event: 'played', seat: 1, cards: 'G8 Y8', type: 'pair', left: 1 },
      { event: 'passed', seat: 2 },
      { event: 'cycle_ended', leader: 1 },
    ];
    const all = lines(events, GANG, name);
    expect(all.map(({ cards }) => cards)).toEqual(['RD', 'G8 Y8', '', '']);
    expect(heard(events, GANG, name, 2)).toEqual(all.slice(2).map(({ sentence }) => sentence));
    expect(heard(events, GANG, name, 2).map((one) => say(...one))).toEqual([
      'Cy passes.',
      'Bo wins the cycle',
    ]);
  });

  test('tells 13 as well', () => {
    const events: readonly Event[] = [
      { event: 'played', seat: 1, card: 'R4', target: 'B', sum: 15 },
      { event: 'took', seat: 1, target: 'B', cards: 'B7', taken: 5 },
      { event: 'drew', seat: 1, pile: 9 },
      { event: 'deal_ended', taken: [], points: [], totals: [] },
    ];
    expect(heard(events, THIRTEEN, name).map((sentence) => say(...sentence))).toEqual([
      'Bo puts rotten four on blue: 15.',
      'Bo takes the cards and has 5.',
      'Deal 1 is over',
    ]);
  });
});

describe('what sounds', () => {
  test('is the card, the gang, the knock of a pass', () => {
    const single: Event = { event: 'played', seat: 1, cards: 'R3', type: 'single', left: 1 };
    const gang: Event = { ...single, cards: 'G3 Y3 R3 R3' };
    expect(soundsOf([single, { event: 'passed', seat: 2 }], playOf('gang'), false)).toEqual([
      'card',
      'pass',
    ]);
    expect(soundsOf([gang], playOf('gang'), false)).toEqual(['heavy']);
  });

  test('is the end apart from the last play, to be heard with the score', () => {
    const last: Event = { event: 'played', seat: 1, cards: 'R3', type: 'single', left: 0 };
    const over: Event = { event: 'deal_ended', winner: 1, hands: [], points: [], totals: [] };
    expect(soundsOf([last, over], playOf('gang'), false)).toEqual(['card']);
    expect(endOf([last, over])).toEqual(['end']);
    expect(endOf([last])).toEqual([]);
  });

  test('is each thing once, and that it is your turn', () => {
    const pass: Event = { event: 'passed', seat: 2 };
    expect(soundsOf([pass, pass], playOf('gang'), true)).toEqual(['pass', 'turn']);
  });
});
