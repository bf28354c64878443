// The places of the page: what the bar leads to, and which screens belong to which.
import type { Route } from './route.ts';

/** A place that is always in reach. */
export interface Place {
  readonly name: 'play' | 'learn' | 'study' | 'tools' | 'you';
  readonly path: string;
  /** The screens that belong to it, its own first. */
  readonly screens: readonly Route['screen'][];
}

/** All places, as they stand in the bar; the last one is at the corner. */
export const PLACES: readonly Place[] = [
  { name: 'play', path: '/', screens: ['home', 'new', 'tables', 'best'] },
  { name: 'learn', path: '/learn', screens: ['learn', 'rules', 'cards'] },
  { name: 'study', path: '/study', screens: ['study', 'match', 'review', 'shared'] },
  { name: 'tools', path: '/tools', screens: ['tools', 'pad', 'referee', 'verify'] },
  { name: 'you', path: '/you', screens: ['you', 'progress'] },
];

/** The place that *route* belongs to; null at a table and in a replay, where the cards have all the room. */
export function placeOf({ screen }: Route): Place | null {
  return PLACES.find(({ screens }) => screens.includes(screen)) ?? null;
}

/** Whether *route* is a place itself, and not something behind it. */
export function isPlace(route: Route): boolean {
  return route.subject === '' && placeOf(route)?.screens[0] === route.screen;
}
