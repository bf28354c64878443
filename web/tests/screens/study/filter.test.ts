import { describe, expect, test } from 'vitest';
import {
  EVERYTHING,
  askOf,
  filterOf,
  hashOf,
  isEverything,
} from '../../../src/screens/study/filter.ts';

const NARROW = {
  ...EVERYTHING,
  text: 'zoë & 100%',
  game: 'stones',
  result: 'won',
  rated: 'true',
  days: '7',
  tag: 'end game',
} as const;

describe('a filter', () => {
  test('is in the address, and read from it again', () => {
    expect(filterOf(`#${hashOf(NARROW)}`)).toEqual(NARROW);
    expect(hashOf(EVERYTHING)).toBe('');
    expect(filterOf('')).toEqual(EVERYTHING);
  });

  test('leaves out what makes no sense', () => {
    expect(filterOf('#result=drawn&days=8&speed=&company=cats&rated=false&other=1')).toEqual(
      EVERYTHING,
    );
    expect(filterOf(`#text=${'x'.repeat(300)}`).text).toHaveLength(200);
  });

  test('of nothing shows everything', () => {
    expect(isEverything(EVERYTHING)).toBe(true);
    expect(isEverything(NARROW)).toBe(false);
  });

  test('asks the server for what it names and for nothing else', () => {
    expect(askOf(EVERYTHING, 0, 'm9')).toEqual({
      limit: 30,
      before: 'm9',
      text: '',
      game: null,
      company: null,
      result: null,
      rated: null,
      speed: null,
      since: null,
      tag: null,
    });
    const week = 7 * 24 * 3600 * 1000;
    expect(askOf(NARROW, 2 * week)).toMatchObject({ since: week, rated: true, result: 'won' });
    expect(askOf(NARROW, 1).since).toBe(0);
  });
});
