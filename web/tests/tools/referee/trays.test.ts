import { describe, expect, test } from 'vitest';
import {
  add,
  drop,
  emptyTrays,
  hasRoom,
  inTray,
  put,
  turnTo,
  type Layout,
} from '../../../src/tools/referee/trays.ts';

/** A game of nobody's: two trays, one of them for a single card, and a card that never fits. */
const LAYOUT: Layout = {
  game: 'stones',
  trays: ['there', 'mine'],
  deck: ['S1', 'S1', 'S2', 'S3'],
  sorted: true,
  single: ['mine'],
  fits: (_, lying, card) => card !== 'S3' && lying.length < 3,
};
const NONE = emptyTrays(LAYOUT);

describe('the trays', () => {
  test('take cards where they are turned to, in the order of the deck', () => {
    const trays = ['S2', 'S1'].reduce(add, NONE);
    expect(inTray(trays, 'there')).toEqual(['S1', 'S2']);
    expect(inTray(trays, 'mine')).toEqual([]);
    expect(inTray(add(turnTo(trays, 'mine'), 'S1'), 'mine')).toEqual(['S1']);
  });

  test('keep cards as they came where the game wants it so', () => {
    const layout = { ...LAYOUT, sorted: false };
    expect(inTray(['S2', 'S1'].reduce(add, emptyTrays(layout)), 'there')).toEqual(['S2', 'S1']);
  });

  test('hold one card where there is room for one', () => {
    expect(inTray(['S1', 'S2'].reduce(add, turnTo(NONE, 'mine')), 'mine')).toEqual(['S2']);
  });

  test('have no card more often than the deck, and none that does not fit', () => {
    const trays = ['S1', 'S1'].reduce(add, NONE);
    expect(hasRoom(trays, 'S1')).toBe(false);
    expect(hasRoom(trays, 'S3')).toBe(false);
    expect(add(trays, 'S3')).toBe(trays);
  });

  test('give a card back, and take the next one where it lay', () => {
    const trays = drop(turnTo(put(NONE, 'there', ['S1', 'S2']), 'mine'), 'there', 0);
    expect(inTray(trays, 'there')).toEqual(['S2']);
    expect(trays.open).toBe('there');
  });
});
