import { expect, test } from 'vitest';
import { nameOf } from '../../src/words/names.ts';
import {
  bestPath,
  cardsPath,
  learnPath,
  matchPath,
  newPath,
  padPath,
  reviewPath,
  routeOf,
  rulesPath,
  sharedPath,
  tablePath,
} from '../../src/page/route.ts';
import { ANNA, BOT, CHAIR, english } from '../fakes.ts';

const say = await english();

test('people and bots go by the names that the server tells', () => {
  const chairs = [ANNA, { ...BOT, name: 'Bo' }, BOT, CHAIR];
  const names = chairs.map((_, seat) => nameOf(chairs, seat, say));
  expect(names).toEqual(['Anna', 'Bo', 'Lin', 'empty']);
});

test('who is away keeps the name while a bot plays', () => {
  const away = { ...ANNA, away: true, bot: 'planner' };
  expect(nameOf([away], 0, say)).toBe('Anna');
});

test('screens have addresses, and everything else is the home page', () => {
  expect(routeOf(tablePath('t7'))).toEqual({ screen: 'table', subject: 't7' });
  expect(routeOf('/t/t7/')).toEqual({ screen: 'table', subject: 't7' });
  expect(routeOf('/')).toEqual({ screen: 'home', subject: '' });
  expect(routeOf('/t/')).toEqual({ screen: 'home', subject: '' });
  expect(routeOf('/pad')).toEqual({ screen: 'pad', subject: '' });
  expect(routeOf(padPath('abc'))).toEqual({ screen: 'pad', subject: 'abc' });
  expect(routeOf('/you')).toEqual({ screen: 'you', subject: '' });
  expect(routeOf(matchPath('m7'))).toEqual({ screen: 'match', subject: 'm7' });
  expect(routeOf(newPath('gang'))).toEqual({ screen: 'new', subject: 'gang' });
  expect(routeOf(bestPath('gang'))).toEqual({ screen: 'best', subject: 'gang' });
  expect(routeOf('/learn')).toEqual({ screen: 'learn', subject: '' });
  expect(routeOf(learnPath('gang-five'))).toEqual({ screen: 'learn', subject: 'gang-five' });
  expect(routeOf(cardsPath('gang'))).toEqual({ screen: 'cards', subject: 'gang' });
  expect(routeOf(rulesPath('gang', 'GF-7.3'))).toEqual({ screen: 'rules', subject: 'gang' });
  expect(routeOf('/referee')).toEqual({ screen: 'referee', subject: '' });
  expect(routeOf(reviewPath('m7'))).toEqual({ screen: 'review', subject: 'm7' });
  expect(routeOf(sharedPath('0af3'))).toEqual({ screen: 'shared', subject: '0af3' });
  expect(routeOf('/t/a/b')).toEqual({ screen: 'home', subject: '' });
  expect(routeOf('/elsewhere/a')).toEqual({ screen: 'home', subject: '' });
});
