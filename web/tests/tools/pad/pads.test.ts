import { expect, test } from 'vitest';
import { known } from '../../../src/games/registry.ts';
import { hasPad, padGames, padOf } from '../../../src/tools/pad/pads.ts';
import './pads.ts';

test('every game that has a pad is counted by it, in the order of the games', () => {
  expect(padGames()).toEqual(known());
  for (const key of padGames()) expect(padOf(key).seating.seats.length).toBeGreaterThan(0);
});

test.each(['', 'plain', 'chess', 'constructor'])('there is no pad of %s', (key) => {
  expect(hasPad(key)).toBe(false);
  expect(() => padOf(key)).toThrow('no score pad');
});
