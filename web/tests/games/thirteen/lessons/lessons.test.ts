import { expect, test } from 'vitest';
import { part } from '../../../../src/games/thirteen/lessons/part.ts';
import { tallyOf } from '../../../../src/games/thirteen/lessons/tally.ts';
import { part as play } from '../../../../src/games/thirteen/play/part.ts';
import { refusal } from '../../../../src/tools/lessons/refusal.ts';
import { Words } from '../../../../src/words/words.ts';

test('a card that would have been right is shown with its target, and it is one card', () => {
  expect(play.meant('R4>Y')).toEqual({ cards: 'R4', aim: 'Y', calling: false });
  expect(play.single).toBe(true);
});

test('a move is left to the targets', () => {
  expect('tried' in part).toBe(false);
});

test('what was not named was not taken', () => {
  expect(tallyOf({ blue: 2 })).toEqual({ blue: 2, yellow: 0, green: 0, rotten: 0 });
});

test('a target of another colour is refused with the name of the right one', async () => {
  const words = new Words('en');
  await words.learn(['first', 'learn']);
  const problem = { code: 'thirteen-wrong-target', args: { card: 'B7' }, sentence: '' };
  expect(refusal(problem, part, words.say)).toMatch(/blue target/);
});
