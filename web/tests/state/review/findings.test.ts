import { describe, expect, test } from 'vitest';
import {
  NOTHING,
  findingsOf,
  tallyOf,
  withNews,
  type News,
} from '../../../src/state/review/findings.ts';
import { FOUR, choice } from './reviews.ts';

const NO_NEWS: News = { choices: [], forgotten: [], ledger: [], curve: [] };

describe('what was found', () => {
  test('is in the order of the match, whatever order it came in', () => {
    const later = withNews(NOTHING, { ...NO_NEWS, choices: [choice({ number: 9 })] });
    const found = withNews(later, { ...NO_NEWS, choices: [choice({ number: 2 })] });
    expect(found.choices.map(({ number }) => number)).toEqual([2, 9]);
  });

  test('counts once, however often it was told', () => {
    const { choices, forgotten, ledger, curve } = FOUR;
    const news = { choices, forgotten, ledger, curve };
    const twice = withNews(withNews(NOTHING, news), news);
    expect(twice).toEqual({ ...news, summary: [] });
  });

  test('of all pieces is what the whole review says', () => {
    const { choices, forgotten, ledger, curve } = FOUR;
    const pieces = choices.map((one) => ({ ...NO_NEWS, choices: [one] }));
    const found = [{ ...NO_NEWS, forgotten, ledger, curve }, ...pieces.toReversed()].reduce(
      withNews,
      NOTHING,
    );
    expect({ ...found, summary: FOUR.summary }).toEqual(findingsOf(FOUR));
  });
});

describe('the tally of a seat', () => {
  test('before the end comes to what the review says in the end', () => {
    const whole = findingsOf(FOUR);
    for (const seat of [0, 1, 2, 3]) {
      const [sofar, said] = [tallyOf({ ...whole, summary: [] }, seat), tallyOf(whole, seat)];
      expect(sofar.wrong).toBe(said.wrong);
      expect(sofar.lost).toBeCloseTo(said.lost, 6);
      expect(sofar.chanceLost).toBeCloseTo(said.chanceLost, 6);
      expect(sofar.luck ?? 0).toBeCloseTo(said.luck ?? 1, 6);
      expect(sofar.chanceLuck ?? 0).toBeCloseTo(said.chanceLuck ?? 1, 6);
    }
  });

  test('counts what cost something for sure, and only that', () => {
    const choices = [
      choice({ number: 1, grade: 'blunder', loss: 5 }),
      choice({ number: 2, grade: 'close', loss: 0.3 }),
      choice({ number: 3, grade: 'fine', loss: 0.2 }),
      choice({ number: 4, grade: 'slip', loss: 0.7, seat: 1 }),
    ];
    const tally = tallyOf({ ...NOTHING, choices }, 0);
    expect(tally).toMatchObject({ choices: 3, wrong: 1, lost: 5, luck: null });
    expect(tally.grades).toEqual({ blunder: 1, mistake: 0, slip: 0, close: 1, fine: 1 });
  });
});
