import { describe, expect, test } from 'vitest';
import { editionFor } from '../src/play/editions.ts';
import {
  botsOf,
  countsOf,
  differences,
  guidedPlan,
  isComplete,
  optionMessage,
  planFor,
  quickPlan,
  valueOf,
  withBot,
  withEdition,
  withOption,
  withRated,
  withSeats,
} from '../src/setup.ts';
import type { GameInfo } from '../src/wire.gen.ts';

const usual = { last_card: 'spoken', target: '100', first_dealer: '0' };
const GAME: GameInfo = {
  key: 'gang',
  fewest: 3,
  most: 4,
  editions: [
    { name: 'en-2010', options: usual },
    { name: 'fi-2010', options: { ...usual, target: '50' } },
  ],
  options: [
    { name: 'last_card', values: ['spoken', 'automatic'], lowest: null, highest: null },
    { name: 'target', values: null, lowest: 1, highest: 10_000 },
    { name: 'first_dealer', values: null, lowest: 0, highest: 3 },
  ],
  quick: { last_card: 'automatic' },
  bots: [
    { name: 'novice', thinks: false, ladder: true },
    { name: 'planner', thinks: false, ladder: true },
    { name: 'pimc-50', thinks: false, ladder: false },
  ],
};
const plan = planFor(GAME);

describe('a new table', () => {
  test('is for friends, by the usual edition, unless they want it otherwise', () => {
    expect(plan).toMatchObject({ edition: 'en-2010', options: {}, seats: 4, public: false });
    expect(isComplete(plan)).toBe(false);
  });

  test('has as many players as the game allows', () => {
    expect(countsOf(GAME)).toEqual([3, 4]);
  });

  test('offers the bots that people choose from', () => {
    expect(botsOf(GAME)).toEqual(['novice', 'planner']);
  });

  test('keeps only what differs from the edition', () => {
    const changed = withOption(GAME, plan, 'target', '50');
    expect(changed.options).toEqual({ target: '50' });
    expect(valueOf(GAME, changed, 'target')).toBe('50');
    expect(valueOf(GAME, changed, 'last_card')).toBe('spoken');
    expect(withOption(GAME, changed, 'target', '100').options).toEqual({});
  });

  test('of another edition begins with that edition', () => {
    const changed = withEdition(withOption(GAME, plan, 'target', '20'), 'fi-2010');
    expect(changed.options).toEqual({});
    expect(valueOf(GAME, changed, 'target')).toBe('50');
  });

  test('with fewer seats has no dealer and no bot without one', () => {
    const large = withOption(GAME, withBot(plan, 3, 'novice'), 'first_dealer', '3');
    const small = withSeats(GAME, large, 3);
    expect(small.options).toEqual({});
    expect(small.bots).toEqual([null, null, null]);
    expect(withSeats(GAME, small, 4).bots).toHaveLength(4);
  });

  test('that is rated has no bots and no hints', () => {
    const rated = withRated({ ...withBot(plan, 1, 'novice'), hints: true }, true);
    expect(rated).toMatchObject({ rated: true, hints: false, bots: [null, null, null, null] });
    expect(withRated(rated, false).rated).toBe(false);
  });

  test('is complete with bots on all other seats', () => {
    expect(isComplete(withBot(withBot(withBot(plan, 1, 'a'), 2, 'a'), 3, 'a'))).toBe(true);
  });

  test('against bots starts at once', () => {
    const quick = quickPlan(GAME, {
      edition: 'en-2010',
      seats: 3,
      speed: 'relaxed',
      bot: 'novice',
    });
    expect(quick).toMatchObject({ options: GAME.quick, speed: 'relaxed', bot: 'novice' });
    expect(isComplete(quick)).toBe(true);
  });

  test('that is guided is against the gentlest bots, and may be helped', () => {
    const guided = guidedPlan(GAME);
    expect(guided).toMatchObject({ speed: 'relaxed', bot: 'novice', hints: true, rated: false });
    expect(isComplete(guided)).toBe(true);
  });
});

test('an edition shows in what it differs from the usual one', () => {
  expect(differences(GAME, 'en-2010')).toEqual([]);
  expect(differences(GAME, 'fi-2010')).toEqual([['target', '50']]);
});

test('options and values have names without underscores', () => {
  expect(optionMessage('gang', 'last_card')).toBe('option-gang-last-card');
  expect(optionMessage('gang', 'after_pass', 'may_return')).toBe(
    'option-gang-after-pass-may-return',
  );
});

test('the booklet is the latest in the language of the player', () => {
  const editions = ['en-2010', 'fr-2005', 'fr-2010', 'de-2010'];
  expect(editionFor('fr', editions)).toBe('fr-2010');
  expect(editionFor('de', editions)).toBe('de-2010');
  expect(editionFor('eo', editions)).toBe('en-2010');
});
