import { describe, expect, test } from 'vitest';
import { SCORING } from '../../src/games/gang/scoring.ts';
import {
  botsOf,
  countsOf,
  differences,
  isComplete,
  isApart,
  optionMessage,
  ownEdition,
  planFor,
  quickOf,
  quickPlan,
  tableRules,
  usualBot,
  valueOf,
  valueWords,
  withBot,
  withEdition,
  withOption,
  withRated,
  withSeats,
} from '../../src/tools/setup.ts';
import type { GameInfo } from '../../src/net/wire.gen.ts';
import type { Say } from '../../src/words/words.ts';

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
  own: { en: 'en-2010', fi: 'fi-2010' },
  common: 'en-2010',
  quick: { last_card: 'automatic' },
  bots: [
    { name: 'novice', thinks: false, ladder: true },
    { name: 'planner', thinks: false, ladder: true },
    { name: 'pimc-50', thinks: false, ladder: false },
  ],
  advice: true,
  lessons: true,
};
const plan = planFor(GAME, 'en-2010');
const called = { last_card: 'automatic' };

describe('a match against bots', () => {
  const speeds = ['relaxed', 'normal', 'fast'] as const;
  const usual = { edition: 'en-2010', bot: 'novice' };

  test('is as usual where nothing was chosen', () => {
    const quick = { seats: 4, bot: 'novice', edition: 'en-2010', speed: 'relaxed' };
    expect(quickOf(GAME, speeds, {}, usual)).toEqual(quick);
  });

  test('is as it was chosen before', () => {
    const chosen = { seats: 3, bot: 'planner', edition: 'fi-2010', speed: 'fast' };
    expect(quickOf(GAME, speeds, chosen, usual)).toEqual(chosen);
  });

  test('is as usual where what was chosen cannot be had any more', () => {
    const gone = { seats: 9, bot: 'pimc-50', edition: 'xx-1999', speed: 'days' };
    expect(quickOf(GAME, speeds, gone, usual)).toEqual(quickOf(GAME, speeds, {}, usual));
  });
});

describe('a new table', () => {
  test('names its rules where they differ from the edition, and that "Last card!" is spoken', () => {
    const rules = (options: Record<string, string>) =>
      tableRules(GAME, { edition: 'en-2010', options });
    expect(rules({ last_card: 'automatic' })).toEqual([['last_card', 'automatic']]);
    expect(rules({})).toEqual([['last_card', 'spoken']]);
    expect(rules({ target: '30' })).toEqual([
      ['last_card', 'spoken'],
      ['target', '30'],
    ]);
  });

  test('is for friends, and says "Last card!" for them, unless they want it otherwise', () => {
    expect(plan).toMatchObject({ edition: 'en-2010', options: called, seats: 4, public: false });
    expect(isApart(GAME, 'last_card')).toBe(true);
    expect(isApart(GAME, 'target')).toBe(false);
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
    expect(changed.options).toEqual({ ...called, target: '50' });
    expect(valueOf(GAME, changed, 'target')).toBe('50');
    expect(valueOf(GAME, changed, 'last_card')).toBe('automatic');
    expect(withOption(GAME, changed, 'target', '100').options).toEqual(called);
    expect(withOption(GAME, plan, 'last_card', 'spoken').options).toEqual({});
  });

  test('of another edition begins with that edition', () => {
    const changed = withEdition(GAME, withOption(GAME, plan, 'target', '20'), 'fi-2010');
    expect(changed.options).toEqual(called);
    expect(valueOf(GAME, changed, 'target')).toBe('50');
    const spoken = withOption(GAME, plan, 'last_card', 'spoken');
    expect(withEdition(GAME, spoken, 'fi-2010').options).toEqual({});
  });

  test('with fewer seats has no dealer and no bot without one', () => {
    const large = withOption(GAME, withBot(plan, 3, 'novice'), 'first_dealer', '3');
    const small = withSeats(GAME, large, 3);
    expect(small.options).toEqual(called);
    expect(small.bots).toEqual([null, null, null]);
    expect(withSeats(GAME, small, 4).bots).toHaveLength(4);
  });

  test('that is rated has no bots, no hints, and the rules by which strangers meet', () => {
    const own = withOption(GAME, planFor(GAME, 'fi-2010'), 'last_card', 'spoken');
    const rated = withRated(GAME, { ...withBot(own, 1, 'novice'), hints: true }, true);
    expect(rated).toMatchObject({ rated: true, hints: false, bots: [null, null, null, null] });
    expect(rated).toMatchObject({ edition: 'en-2010', options: called });
    expect(withRated(GAME, rated, false).rated).toBe(false);
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

  test('has gentle bots for who is new, and the usual ones for others', () => {
    expect([usualBot(GAME, true), usualBot(GAME, false)]).toEqual(['novice', 'planner']);
    const plain = { ...GAME, bots: GAME.bots.slice(0, 1) };
    expect([usualBot(plain, true), usualBot(plain, false)]).toEqual(['novice', 'novice']);
    expect(planFor(plain, 'en-2010').bot).toBe('novice');
  });

  test('begins with the edition of the language, where there is one', () => {
    expect(ownEdition(GAME, 'fi')).toBe('fi-2010');
    expect(ownEdition(GAME, 'eo')).toBe('en-2010');
  });
});

test('an edition shows in what it differs from the usual one', () => {
  expect(differences(GAME, 'en-2010', 'en-2010')).toEqual([]);
  expect(differences(GAME, 'fi-2010', 'en-2010')).toEqual([['target', '50']]);
  expect(differences(GAME, 'en-2010', 'fi-2010')).toEqual([['target', '100']]);
});

test('options and values have names without underscores', () => {
  expect(optionMessage('gang', 'last_card')).toBe('option-gang-last-card');
  expect(optionMessage('gang', 'after_pass', 'may_return')).toBe(
    'option-gang-after-pass-may-return',
  );
});

test('a value is said in words, a number as it is, and a dealer as a seat', () => {
  const say: Say = (message, args = {}) => `${message} ${JSON.stringify(args)}`;
  expect(valueWords(GAME, 'last_card', 'spoken', say)).toBe('option-gang-last-card-spoken {}');
  expect(valueWords(GAME, 'target', '50', say)).toBe('50');
  expect(valueWords(GAME, 'first_dealer', '2', say)).toBe('web-seat {"seat":3}');
});

test('the score pad begins with the newest booklet in the language of the page', () => {
  expect(SCORING.own).toMatchObject({ en: 'en-2010', de: 'de-2010', fr: 'fr-2010' });
});
