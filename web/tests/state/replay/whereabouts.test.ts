import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../src/games/cards.ts';
import {
  handsAt,
  lastPlace,
  stepAt,
  viewAt,
  type Replay,
} from '../../../src/state/replay/replay.ts';
import {
  countOf,
  whereabouts,
  type Kind,
  type Where,
} from '../../../src/state/replay/whereabouts.ts';
import { FOUR, THIRTEEN, THREE } from './matches.ts';

function at(replay: Replay, place: number, eyes: number | null): readonly (readonly Kind[])[] {
  const kinds = whereabouts(replay, place, eyes);
  if (kinds === null) throw new Error('the game tells it');
  return kinds;
}

function cards(kinds: readonly (readonly Kind[])[], wanted: Where): readonly string[] {
  return kinds
    .flat()
    .flatMap(({ card, copies }) => copies.filter(({ where }) => where === wanted).map(() => card));
}

describe('where the cards are', () => {
  test.each([FOUR, THREE, THIRTEEN])(
    'is told of each card of the deck, once, at every place',
    (replay) => {
      for (let place = 1; place <= lastPlace(replay); place++) {
        for (const eyes of [null, 0, 1]) {
          const kinds = at(replay, place, eyes);
          const all = kinds.flat().flatMap(({ card, copies }) => copies.map(() => card));
          expect(all.toSorted()).toEqual(replay.deck.toSorted());
        }
      }
    },
  );

  test('is the own hand for whose eyes are used', () => {
    const own = cards(at(FOUR, 30, 2), 'own');
    expect(own.toSorted()).toEqual(cardsIn(viewAt(FOUR, 30, 2).hand).toSorted());
  });

  test('does not depend on hands that lie open for others only', () => {
    const place = FOUR.steps.findIndex(({ seat }) => seat >= 0) + 9;
    const { known } = stepAt(FOUR, place);
    const held = cardsIn(known?.held.join(' ') ?? '').length;
    expect(countOf(at(FOUR, place, 0)).held).toBeLessThanOrEqual(held);
    const all = handsAt(FOUR, place).flatMap(cardsIn).length;
    expect(countOf(at(FOUR, place, null)).held).toBe(all);
  });

  test('tells who holds a card that was given over the table', () => {
    const place =
      THREE.steps.findIndex(({ events }) => events.some(({ event }) => event === 'given')) + 1;
    const given = THREE.steps[place - 1]?.events.find(({ event }) => event === 'given');
    if (given === undefined || !('card' in given) || !('taker' in given))
      throw new Error('none given');
    const eyes = [0, 1, 2].find((seat) => seat !== given.taker) ?? 0;
    const kind = at(THREE, place, eyes)
      .flat()
      .find(({ card }) => card === given.card);
    expect(kind?.copies).toContainEqual({ where: 'held', seat: given.taker });
  });

  test('is by number, with both copies of a card together', () => {
    const rows = at(FOUR, 1, 0);
    expect(rows[1]?.map(({ card, copies }) => [card, copies.length])).toEqual([
      ['G2', 2],
      ['Y2', 2],
      ['R2', 2],
    ]);
  });
});
