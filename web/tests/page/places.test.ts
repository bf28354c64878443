import { describe, expect, test } from 'vitest';
import { isPlace, PLACES, placeOf } from '../../src/page/places.ts';
import { routeOf } from '../../src/page/route.ts';
import { SCREENS } from '../../src/screens/screens.ts';

const nameOf = (path: string) => placeOf(routeOf(path))?.name;

describe('the places', () => {
  test('are found by their addresses', () => {
    for (const place of PLACES) {
      expect(placeOf(routeOf(place.path))).toBe(place);
      expect(isPlace(routeOf(place.path))).toBe(true);
    }
  });

  test('have every screen, each once; only the table and the replay have none', () => {
    const placed = PLACES.flatMap(({ screens }) => screens);
    const screens = Object.keys(SCREENS).filter((screen) => !['replay', 'look'].includes(screen));
    expect([...placed].sort()).toEqual(['home', ...screens].sort());
    expect(nameOf('/t/abc')).toBeUndefined();
    expect(nameOf('/replay/abc')).toBeUndefined();
  });

  test.each([
    ['/new/gang', 'play'],
    ['/tables', 'play'],
    ['/learn/gang-five', 'learn'],
    ['/rules/thirteen#TH-2', 'learn'],
    ['/m/abc', 'study'],
    ['/pad/gang', 'tools'],
    ['/verify', 'tools'],
    ['/you', 'you'],
  ])('%s belongs to %s', (path, name) => {
    expect(nameOf(path)).toBe(name);
  });

  test('are not what stands behind them', () => {
    for (const path of ['/learn/gang', '/new/gang', '/pad', '/tables', '/t/abc']) {
      expect(isPlace(routeOf(path))).toBe(false);
    }
  });
});

describe('the addresses that people have kept', () => {
  test.each([
    ['/', 'home', ''],
    ['/t/abc', 'table', 'abc'],
    ['/m/abc', 'match', 'abc'],
    ['/new/gang', 'new', 'gang'],
    ['/best/gang', 'best', 'gang'],
    ['/you', 'you', ''],
    ['/you/', 'you', ''],
    ['/learn', 'learn', ''],
    ['/learn/gang-first', 'learn', 'gang-first'],
    ['/rules/gang#GF-7', 'rules', 'gang'],
    ['/cards/thirteen', 'cards', 'thirteen'],
    ['/referee', 'referee', ''],
    ['/pad', 'pad', ''],
    ['/pad/gang', 'pad', 'gang'],
  ])('%s still shows what it showed', (path, screen, subject) => {
    expect(routeOf(path)).toEqual({ screen, subject });
  });

  test.each(['/nothing', '/study/of/stars', '/tools/hammer', '/new', '/tables/x'])(
    '%s leads home',
    (path) => {
      expect(routeOf(path)).toEqual({ screen: 'home', subject: '' });
    },
  );
});
