import { describe, expect, test } from 'vitest';
import { stepAt, viewAt } from '../../../src/state/replay/replay.ts';
import { placeOf } from '../../../src/state/review/position.ts';
import * as matches from '../replay/matches.ts';
import * as reviews from './reviews.ts';

describe('the place of a choice', () => {
  test.each([
    ['Gang of Four', matches.FOUR, reviews.FOUR],
    ['three players', matches.THREE, reviews.THREE],
    ['13', matches.THIRTEEN, reviews.THIRTEEN],
  ])('is where its seat was to move, and made that move: %s', (_, replay, { choices }) => {
    expect(choices.length).toBeGreaterThan(30);
    for (const choice of choices) {
      const place = placeOf(replay, { what: 'choice', choice }) ?? 0;
      const view = viewAt(replay, place, choice.seat);
      expect(view).toMatchObject({ number: choice.number, awaits: choice.seat });
      expect(view.legal).toContain(choice.best);
      expect(stepAt(replay, place + 1)).toMatchObject({ seat: choice.seat, move: choice.made });
    }
  });

  test('is not there where the match has no such turn', () => {
    const choice = reviews.choice({ number: 100_000 });
    expect(placeOf(matches.FOUR, { what: 'choice', choice })).toBeNull();
  });
});
