import { describe, expect, test } from 'vitest';
import { heard } from '../src/heard.ts';
import { soundsOf } from '../src/sounds.ts';
import type { Event } from '../src/wire.gen.ts';
import { GANG, THIRTEEN, english } from './fakes.ts';

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
    [{ event: 'cycle_ended', leader: 0 }, 'All have passed: you lead the next cycle.'],
    [
      { event: 'given', giver: 0, taker: 1, card: 'RD', forced: true },
      'You give Bo your highest card, the red dragon.',
    ],
    [{ event: 'dealt', deal: 2, dealer: 1, direction: 1 }, 'Deal 2. Bo deals.'],
    [{ event: 'deck_cut', seat: 1, at: 31 }, 'Bo cuts the deck at 31.'],
  ])('is a sentence for %j', (event, sentence) => {
    expect(told(event)).toEqual([sentence]);
  });

  test('tells 13 as well', () => {
    const events: readonly Event[] = [
      { event: 'played', seat: 1, card: 'R4', target: 'B', sum: 15 },
      { event: 'took', seat: 1, target: 'B', cards: 'B7', taken: 5 },
      { event: 'drew', seat: 1, pile: 9 },
    ];
    expect(heard(events, THIRTEEN, name).map((sentence) => say(...sentence))).toEqual([
      'Bo puts rotten four on blue: 15.',
      'Bo takes the cards and has 5.',
    ]);
  });
});

describe('what sounds', () => {
  test('is the card, the gang, the knock of a pass', () => {
    const single: Event = { event: 'played', seat: 1, cards: 'R3', type: 'single', left: 1 };
    const gang: Event = { ...single, cards: 'G3 Y3 R3 R3' };
    expect(soundsOf([single, { event: 'passed', seat: 2 }], false)).toEqual(['card', 'pass']);
    expect(soundsOf([gang], false)).toEqual(['gang']);
  });

  test('is each thing once, and that it is your turn', () => {
    const pass: Event = { event: 'passed', seat: 2 };
    expect(soundsOf([pass, pass], true)).toEqual(['pass', 'turn']);
  });
});
