import { describe, expect, test } from 'vitest';
import { costSentence } from '../../../src/screens/review/choice/cost.ts';
import { turned } from '../../../src/screens/review/choice/swipe.ts';
import { figures } from '../../../src/words/numbers.ts';
import { Words } from '../../../src/words/words.ts';
import { choice } from '../../state/review/reviews.ts';

const words = new Words('en');
await words.learn(['first', 'reviewed']);

function said(...told: Parameters<typeof choice>): string {
  return words.say(...costSentence({ what: 'choice', choice: choice(...told) }, figures('en')));
}

describe('what a choice cost', () => {
  test('is said in points with their error, and in chance', () => {
    expect(said({ loss: 2.1, error: 0.3, chance_loss: 0.04 })).toBe(
      'Mistake: costs 2.1 ± 0.3 points; chance to win −4%',
    );
  });

  test('is not said to be a mistake where it is too close', () => {
    expect(said({ grade: 'close', loss: 0.4, error: 0.3, chance_loss: -0.002 })).toBe(
      'Too close to call: the other move may bring 0.4 ± 0.3 points more; chance to win +0.2%',
    );
  });

  test('is nothing where the move was the best', () => {
    expect(said({ grade: 'fine', loss: 0, made: 'R7', best: 'R7' })).toBe('The best move.');
  });

  test('of a call that was forgotten is said, without a grade', () => {
    const forgotten = { deal: 1, number: 3, seat: 0, cost: 1.4, error: 0.2, chance_cost: 0.02 };
    expect(words.say(...costSentence({ what: 'forgotten', forgotten }, figures('en')))).toBe(
      '“Last card!” was forgotten: costs 1.4 ± 0.2 points; chance to win −2%',
    );
  });
});

describe('numbers', () => {
  test('have a minus that is one, and nothing has no sign', () => {
    const { signed, difference, points, mean } = figures('en');
    expect([-12, 0, -0.04, 3.25].map(signed)).toEqual(['−12.0', '0.0', '0.0', '+3.3']);
    expect(difference(-0.123)).toBe('−12.3%');
    expect([points(2), mean(0.256)]).toEqual(['2.0', '0.26']);
  });

  test('are written as the language does', () => {
    expect(figures('de').signed(-1.5)).toBe('−1,5');
    expect(figures('de').chance(0.31)).toBe('31\u00a0%');
  });
});

describe('a finger', () => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY });

  test('that goes far enough to the side turns to the next choice, or to the one before', () => {
    expect(turned(at(200, 100), at(120, 110))).toBe(1);
    expect(turned(at(100, 100), at(190, 90))).toBe(-1);
  });

  test('that scrolls, or hardly moves, turns nothing', () => {
    expect(turned(at(200, 100), at(150, 100))).toBe(0);
    expect(turned(at(200, 100), at(120, 190))).toBe(0);
    expect(turned(undefined, at(120, 190))).toBe(0);
  });
});
