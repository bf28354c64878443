import { describe, expect, test } from 'vitest';
import { lastPlace, stepAt, type Replay } from '../../../src/state/replay/replay.ts';
import {
  dealEnd,
  dealt,
  hasCycles,
  next,
  previous,
  type Stride,
} from '../../../src/state/replay/stepping.ts';
import { FOUR, THIRTEEN, THREE } from './matches.ts';

const events = (replay: Replay, place: number) =>
  stepAt(replay, place).events.map(({ event }) => event);

function walk(replay: Replay, stride: Stride): readonly number[] {
  const places = [1];
  for (let at = 1; at < lastPlace(replay);) places.push((at = next(replay, at, stride)));
  return places;
}

describe('steps', () => {
  test('by move go to every place', () => {
    expect(walk(FOUR, 'move')).toEqual(FOUR.steps.map((_, at) => at + 1));
  });

  test('by cycle stop where one has ended', () => {
    const stops = walk(THREE, 'cycle').filter((place) => stepAt(THREE, place).seat >= 0);
    const ended = THREE.steps.flatMap(({ events: all }, at) =>
      all.some(({ event }) => event === 'cycle_ended' || event === 'deal_ended') ? [at + 1] : [],
    );
    for (const place of ended) expect(stops).toContain(place);
  });

  test('by deal stop where the cards were dealt, and at the end', () => {
    expect(walk(FOUR, 'deal')).toEqual([...dealt(FOUR), lastPlace(FOUR)]);
    for (const place of dealt(FOUR)) expect(events(FOUR, place)).toContain('dealt');
  });

  test.each(['move', 'cycle', 'deal'] as const)(
    'back by %s stop where steps onwards do',
    (stride) => {
      for (const replay of [FOUR, THREE, THIRTEEN]) {
        const places = walk(replay, stride);
        const back = [lastPlace(replay)];
        for (let at = lastPlace(replay); at > 1;) back.push((at = previous(replay, at, stride)));
        expect(back.toReversed()).toEqual(places);
      }
    },
  );

  test('stay where there is nowhere to go', () => {
    expect(next(FOUR, lastPlace(FOUR), 'move')).toBe(lastPlace(FOUR));
    expect(previous(FOUR, 1, 'deal')).toBe(1);
  });

  test('by cycle are offered where there are cycles', () => {
    expect([FOUR, THREE, THIRTEEN].map(hasCycles)).toEqual([true, true, false]);
  });

  test('find the end of a deal', () => {
    const [, second = 0] = dealt(FOUR);
    expect(dealEnd(FOUR, 1)).toBe(second - 1);
    expect(events(FOUR, second - 1)).toContain('deal_ended');
    expect(dealEnd(FOUR, lastPlace(FOUR))).toBe(lastPlace(FOUR));
  });
});
