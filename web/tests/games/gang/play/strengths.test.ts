import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playButton, question } from '../../../../src/games/gang/play/button.ts';
import { cardsIn, placesOf } from '../../../../src/games/cards.ts';
import { doubt, gangNumbers } from '../../../../src/games/gang/play/gangs.ts';
import { planned } from '../../../../src/games/gang/play/plan.ts';
import { pricesOf } from '../../../../src/games/gang/play/prices.ts';
import { reason } from '../../../../src/games/gang/play/reason.ts';
import { SCORING } from '../../../../src/games/gang/scoring.ts';
import { read } from '../../../../src/games/gang/play/strengths.ts';
import type { Table } from '../../../../src/state/state.ts';
import type { GangView } from '../../../../src/net/wire.gen.ts';
import { BOT, GANG, TABLE, english } from '../../../fakes.ts';

const FILE = new URL('../../../../src/games/gang/play/combos.gen.json', import.meta.url);
if (!existsSync(FILE)) throw new Error('the combos are not written yet: type make client');
const STRENGTHS = read(readFileSync(FILE, 'utf-8'));
const name = (seat: number) => `seat ${seat}`;
const BLOCK = { code: 'block', next: 1, card: 'R8', gang: false } as const;

function why(cards: string, changes: Partial<GangView> = {}): string {
  return reason({ ...GANG, ...changes }, cards, STRENGTHS, name)[0];
}

describe('the table of the engine', () => {
  test('knows every combo, and that some are equal', () => {
    expect(STRENGTHS.of('GP YP')?.type).toBe('pair');
    expect(STRENGTHS.of('G2 Y3')).toBeUndefined();
    const flush = STRENGTHS.of('G1 G3 G5 G7 G9')?.strength ?? -1;
    expect(STRENGTHS.of('M1 G3 G5 G7 G9')?.strength).toBe(flush);
    expect(STRENGTHS.of('G1 G4 G5 G7 G9')?.strength).toBeGreaterThan(flush);
  });

  test('finds the combos of a hand, no card twice', () => {
    const found = STRENGTHS.within(['G2', 'G2', 'R3']).map(({ cards }) => cards);
    expect(found).toEqual(['G2', 'R3', 'G2 G2']);
  });

  test('knows what cards left cost', () => {
    expect(pricesOf(SCORING.points)).toEqual([
      { from: 1, to: 7, each: 1 },
      { from: 8, to: 10, each: 2 },
      { from: 11, to: 13, each: 3 },
      { from: 14, to: 15, each: 4 },
      { from: 16, to: 16, each: 5 },
    ]);
  });
});

describe('the reason why not', () => {
  test.each<[string, string, Partial<GangView>]>([
    ['web-why-no-combo', 'G2 R3', {}],
    ['web-why-size', 'R8', {}],
    ['web-why-lower', 'G2 Y2', { to_beat: 'G8 Y8' }],
    ['web-why-level', 'M1 G3 G5 G7 G9', { to_beat: 'G1 G3 G5 G7 G9' }],
    ['web-why-size', 'R8', { to_beat: 'G4 G4 Y4 R4' }],
    ['web-why-lower', 'G3 G3 Y3 R3', { to_beat: 'G4 G4 Y4 R4' }],
    ['web-why-highest', 'R3', { to_beat: 'G2', duty: BLOCK }],
    ['web-why-gang', 'G8', { to_beat: 'G2', duty: { ...BLOCK, card: null, gang: true } }],
    ['web-why-several', 'R3', { to_beat: null, duty: { code: 'lead-several', next: 1 } }],
    ['web-why-highest', 'R3', { to_beat: null, duty: { ...BLOCK, code: 'lead-highest' } }],
    ['web-why-open', 'G2', { to_beat: null, duty: { code: 'open', most: 5 } }],
    ['web-why-open-small', 'G1 Y1 R1 M1', { to_beat: null, duty: { code: 'open', most: 5 } }],
    ['web-why-give', 'G2 Y2', { duty: { code: 'give', to: 2 } }],
  ])('is %s for %s', (message, cards, changes) => {
    expect(why(cards, changes)).toBe(message);
  });

  test('is no opening where every combo of several happens to have the multi-coloured 1', () => {
    const legal = ['G1 M1', 'Y1 M1'];
    const duty = { code: 'lead-several', next: 1 } as const;
    expect(why('G2', { to_beat: null, deal: 3, legal, duty })).toBe('web-why-several');
  });

  test.each([
    ['One card is wanted', 'G2 Y2', 'G8'],
    ['A pair is wanted', 'R8', 'G8 Y8'],
    ['Three equal cards are wanted', 'R8', 'G8 Y8 R8'],
    ['Five cards are wanted', 'R8', 'G3 Y4 R5 G6 Y7'],
    ['Only a higher gang beats a gang', 'R8', 'G4 G4 Y4 R4'],
  ])('says that %s', async (sentence, cards, to_beat) => {
    const say = await english();
    expect(say(...reason({ ...GANG, to_beat }, cards, STRENGTHS, name))).toBe(sentence);
  });

  test('names who is down to one card, and what to play', () => {
    const view = { ...GANG, to_beat: 'G2', duty: BLOCK };
    expect(reason(view, 'R3', STRENGTHS, name)[1]).toMatchObject({ who: 'seat 1', card: 'R8' });
  });
});

describe('the play button', () => {
  const show = (table: Partial<Table>, view: Partial<GangView> = {}) => {
    const seen = { ...GANG, ...view };
    return playButton({ ...TABLE, view: seen, ...table }, seen, STRENGTHS, name);
  };

  test('names what is chosen', () => {
    expect(show({ chosen: [0, 1] })).toMatchObject({
      sentence: ['web-play-this', { type: 'pair', number: 2 }],
      act: 'move',
      move: 'G2 Y2',
    });
  });

  test('waits for cards, and says why not', () => {
    expect(show({}).sentence[0]).toBe('web-play');
    expect(show({ chosen: [0, 2] })).toMatchObject({
      sentence: ['web-why-no-combo', {}],
      act: 'none',
    });
  });

  test('plays later what is chosen ahead', () => {
    const others = { awaits: 1, legal: [] };
    expect(show({ chosen: [2] }, others)).toMatchObject({
      sentence: ['web-plan-this', { card: 'R3' }],
      act: 'plan',
    });
    const sure = show({ chosen: [2], planned: 'play' }, others);
    expect(sure.sentence[0]).toBe('web-planned');
    expect(show({ chosen: [0, 2] }, others).act).toBe('none');
  });

  test('does not let a bot be interrupted', () => {
    const chairs = [{ ...BOT, away: true }, BOT, BOT, BOT];
    expect(show({ chosen: [0, 1], chairs }).act).toBe('plan');
  });

  test('asks once before a gang is played or broken', () => {
    const view = { hand: 'G6 Y6 R6 R6 G9', legal: ['G6', 'G9', 'G6 Y6 R6 R6'], to_beat: 'G2' };
    const seen = { ...GANG, ...view };
    const button = show({ chosen: [0] }, view);
    expect(button.sentence[0]).toBe('web-play-this');
    expect(question(TABLE, seen, button)?.[0]).toBe('web-sure-break');
    const asked = { ...TABLE, doubted: 'G6' };
    expect(question(asked, seen, button)).toBeNull();
    expect(show({ chosen: [0], doubted: 'G6' }, view).sentence[0]).toBe('web-sure-break');
  });
});

describe('a gang', () => {
  const view = { ...GANG, hand: 'G6 G6 Y6 R6 R6 G9', legal: ['G6', 'G9', 'pass'] };

  test('is four or more of a number', () => {
    expect(gangNumbers(cardsIn(view.hand))).toEqual([6]);
    expect(gangNumbers(['G6', 'Y6', 'R6'])).toEqual([]);
  });

  test('may lose a card and still be one', () => {
    expect(doubt(view, 'G6')).toBeNull();
    expect(doubt(view, 'G6 Y6')).toEqual(['web-sure-break', { number: 6 }]);
    expect(doubt(view, 'G6 G6 Y6 R6')?.[0]).toBe('web-sure-gang');
    expect(doubt(view, 'G9')).toBeNull();
  });

  test('is not asked about where there is no choice, or it wins the deal', () => {
    expect(doubt({ ...view, legal: ['G6 Y6'] }, 'G6 Y6')).toBeNull();
    expect(doubt({ ...view, hand: 'G6 Y6 R6 R6' }, 'G6 Y6 R6 R6')).toBeNull();
  });
});

describe('a plan', () => {
  const sorted = (hand: string) => {
    const cards = cardsIn(hand);
    return planned(cards, STRENGTHS)
      .map((place) => cards[place])
      .join(' ');
  };

  test('puts together what can be played together, weakest first', () => {
    expect(sorted('R3 R4 G5 Y6 R7 R9')).toBe('R9 R3 R4 G5 Y6 R7');
    expect(sorted('G2 G3 Y3 R9')).toBe('G2 R9 G3 Y3');
  });

  test('keeps gangs whole and last', () => {
    expect(sorted('G3 G4 Y4 R4 R4 G5 Y6 R7')).toBe('G3 G5 Y6 R7 G4 Y4 R4 R4');
  });

  test('has every card once', () => {
    const hand = cardsIn('G1 Y1 M1 G2 R2 G3 Y4 R4 G5 Y5 R6 G7 Y8 R9 G10 YP RD');
    expect(planned(hand, STRENGTHS).toSorted((one, other) => one - other)).toEqual(
      hand.map((_, place) => place),
    );
    expect(placesOf(hand, ['RD'])).toEqual([16]);
  });
});
