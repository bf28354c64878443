import { describe, expect, test } from 'vitest';
import { lastPlace, viewAt, type Replay } from '../../../src/state/replay/replay.ts';
import { sceneAt } from '../../../src/state/replay/scene.ts';
import { english } from '../../fakes.ts';
import { FOUR, THIRTEEN, THREE, name } from './matches.ts';

const say = await english();

function placeOf(replay: Replay, event: string): number {
  return replay.steps.findIndex(({ events }) => events.some((one) => one.event === event)) + 1;
}

describe('a scene', () => {
  test('is the view itself while nothing ends', () => {
    const place = placeOf(THREE, 'played');
    const scene = sceneAt(THREE, place, 0, name);
    expect(scene.board).toBe(scene.view);
    expect(scene.ends).toBeNull();
  });

  test('still shows what a cycle ended with, and says who won it', () => {
    const place = placeOf(THREE, 'cycle_ended');
    const { view, board, ends, ended } = sceneAt(THREE, place, null, name);
    expect(ends).toBe('cycle');
    expect(view).toMatchObject({ to_beat: null });
    expect(board).not.toMatchObject({ to_beat: null });
    expect(ended === null ? '' : say(...ended)).toMatch(/wins the cycle/);
  });

  test.each([
    ['Gang of Four', FOUR],
    ['13', THIRTEEN],
  ])('of %s still shows the last play of a deal, without its score', (_, replay) => {
    const place = placeOf(replay, 'deal_ended');
    const { view, board, ends } = sceneAt(replay, place, 1, name);
    expect(ends).toBe('deal');
    expect(view.pad).toHaveLength(1);
    expect(board.totals).toEqual(viewAt(replay, place - 1, 1).totals);
  });

  test('says what happened, to the one whose eyes are used', () => {
    const place = placeOf(THREE, 'played');
    const words = (eyes: number | null) =>
      sceneAt(THREE, place, eyes, name).heard.map((one) => say(...one));
    const { seat } = THREE.steps[place - 1] ?? { seat: 0 };
    expect(words(seat)[0]).toMatch(/^You play/);
    expect(words(null)[0]).toMatch(new RegExp(`^${name(seat)} plays`));
  });

  test.each([FOUR, THREE, THIRTEEN])('can be made of every place, for every seat', (replay) => {
    for (let place = 1; place <= lastPlace(replay); place++) {
      for (const eyes of [null, 0, 1])
        expect(sceneAt(replay, place, eyes, name).view.seat).toBe(eyes);
    }
  });
});
