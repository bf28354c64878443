import { describe, expect, test } from 'vitest';
import {
  handsAt,
  lastPlace,
  nearest,
  seenAt,
  stepAt,
  unfold,
  viewAt,
} from '../../../src/state/replay/replay.ts';
import { FOUR, MATCHES, THIRTEEN } from './matches.ts';

describe('a match told as changes', () => {
  test.each(
    MATCHES.map(
      ({ told, views }) => [told.record.game, told.record.names.length, told, views] as const,
    ),
  )('of %s with %i players is what every seat saw', (_game, _seats, told, views) => {
    const replay = unfold(told);
    expect(views.length).toBeGreaterThan(20);
    for (const { place, seat, view } of views) expect(viewAt(replay, place, seat)).toEqual(view);
  });

  test('shows a watcher no hand, and each seat its own', () => {
    expect(viewAt(FOUR, 9, null).hand).toBe('');
    expect(handsAt(FOUR, 9)).toEqual([0, 1, 2, 3].map((seat) => viewAt(FOUR, 9, seat).hand));
  });

  test('knows the deal of each place and where it was dealt', () => {
    for (const [at, { deal, dealt, seat }] of FOUR.steps.entries()) {
      expect(dealt).toBeLessThanOrEqual(at + 1);
      expect(stepAt(FOUR, dealt)).toMatchObject({ deal, seat: -1 });
      if (seat < 0) expect(dealt).toBe(at + 1);
    }
  });

  test('tells what was seen of a deal since its cards were dealt', () => {
    const { dealt } = stepAt(FOUR, lastPlace(FOUR));
    expect(seenAt(FOUR, dealt)).toEqual(stepAt(FOUR, dealt).events);
    expect(seenAt(FOUR, dealt + 1)).toEqual([
      ...stepAt(FOUR, dealt).events,
      ...stepAt(FOUR, dealt + 1).events,
    ]);
  });

  test.each([
    [-3, 1],
    [0, 1],
    [NaN, 1],
    [2.4, 2],
    [1e9, lastPlace(THIRTEEN)],
  ])('has no place %d, but %d near it', (place, near) => {
    expect(nearest(THIRTEEN, place)).toBe(near);
  });
});
