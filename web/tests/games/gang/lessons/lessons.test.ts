import { describe, expect, test } from 'vitest';
import { part } from '../../../../src/games/gang/lessons/part.ts';
import { tried } from '../../../../src/games/gang/lessons/tried.ts';
import { part as play } from '../../../../src/games/gang/play/part.ts';
import { refusal } from '../../../../src/tools/lessons/refusal.ts';
import { Words } from '../../../../src/words/words.ts';
import { GANG } from '../../../fakes.ts';

const NOTHING = { chosen: [], aim: null, calling: false };

describe('a try', () => {
  test('may be cards that the rules do not allow', () => {
    expect(tried(GANG, { ...NOTHING, chosen: [2, 0] })).toBe('G2 R3');
    expect(tried(GANG, { ...NOTHING, chosen: [0] })).toBe('G2');
    expect(tried(GANG, { ...NOTHING, chosen: [2, 0], calling: true })).toBe('G2 R3!');
  });

  test('gives a card in the exchange', () => {
    expect(tried({ ...GANG, phase: 'exchange' }, { ...NOTHING, chosen: [1] })).toBe('give Y2');
  });

  test('that would have been right is shown with its call', () => {
    expect(play.meant('G8 R8!')).toEqual({ cards: 'G8 R8', aim: null, calling: true });
    expect(play.meant('give R8')).toEqual({ cards: 'R8', aim: null, calling: false });
  });
});

describe('what the rules refuse', () => {
  async function told(code: string, args: Record<string, string | number>): Promise<string> {
    const words = new Words('en');
    await words.learn(['first', 'learn']);
    return refusal({ code, args, sentence: 'The sentence of the server.' }, part, words.say);
  }

  test('is told with the names of cards, and with what it takes', async () => {
    expect(await told('gang-too-low', { cards: 'R5', to_beat: 'G7' })).toBe(
      'Your red 5 is not higher than the green 7. You need something higher.',
    );
    expect(await told('gang-wrong-size', { cards: 'G5', size: 2 })).toMatch(/A pair lies there/);
    expect(await told('gang-not-a-combo', { cards: 'G3 Y5' })).toMatch(/two equal numbers/);
    expect(await told('gang-must-block', { card: 'R10', gang: 'no' })).toMatch(/the red 10/);
    expect(await told('gang-must-lead-highest', { card: 'RD' })).toMatch(/the red dragon/);
  });

  test('has a sentence of ours for everything a lesson can come across', async () => {
    const plain = [
      'gang-must-lead',
      'gang-must-open',
      'gang-must-lead-several',
      'gang-call-refused',
    ];
    for (const code of plain) expect(await told(code, {})).not.toBe('The sentence of the server.');
  });

  test('is told in the words of the server where we have none', async () => {
    expect(await told('card-not-held', {})).toBe('The sentence of the server.');
  });
});
