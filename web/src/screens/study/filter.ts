// Which matches are looked for: kept in the address, so that one comes back to the same list.
import type { SearchAsk } from '../../net/wire.gen.ts';

/** A search and filters; what is empty does not matter. */
export interface Filter {
  readonly text: string;
  readonly game: string;
  readonly company: '' | 'people' | 'bots';
  readonly result: '' | 'won' | 'lost';
  readonly rated: '' | 'true';
  readonly speed: '' | 'relaxed' | 'normal' | 'fast' | 'days';
  /** How many days back. */
  readonly days: '' | '7' | '30' | '365';
  readonly tag: string;
}

export const EVERYTHING: Filter = {
  text: '',
  game: '',
  company: '',
  result: '',
  rated: '',
  speed: '',
  days: '',
  tag: '',
};
/** What can be chosen where not everything can be written. */
export const CHOICES = {
  company: ['people', 'bots'],
  result: ['won', 'lost'],
  rated: ['true'],
  speed: ['relaxed', 'normal', 'fast', 'days'],
  days: ['7', '30', '365'],
} as const;
const LONGEST_TEXT = 200;
const LONGEST_WORD = 40;
const DAY = 24 * 3600 * 1000;
/** How many matches are told at once. */
export const PAGE = 30;

/** Whether nothing is filtered. */
export function isEverything(filter: Filter): boolean {
  return hashOf(filter) === '';
}

/** What the server is asked, at the time *now*, for the page after *before*. */
export function askOf(filter: Filter, now: number, before: string | null = null): SearchAsk {
  const { text, game, company, result, rated, speed, days, tag } = filter;
  return {
    limit: PAGE,
    before,
    text: text.trim(),
    game: game || null,
    company: company || null,
    result: result || null,
    rated: rated === '' ? null : true,
    speed: speed || null,
    since: days === '' ? null : Math.max(0, now - Number(days) * DAY),
    tag: tag || null,
  };
}

/** *filter* as the end of an address. */
export function hashOf(filter: Filter): string {
  const given = Object.entries({ ...filter }).filter(([, value]) => value !== '');
  return new URLSearchParams(given).toString();
}

/** The filter that the end of an address means; what makes no sense is left out. */
export function filterOf(hash: string): Filter {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: string): string => given.get(name) ?? '';
  return {
    text: text('text').slice(0, LONGEST_TEXT),
    game: text('game').slice(0, LONGEST_WORD),
    company: among(CHOICES.company, text('company')),
    result: among(CHOICES.result, text('result')),
    rated: among(CHOICES.rated, text('rated')),
    speed: among(CHOICES.speed, text('speed')),
    days: among(CHOICES.days, text('days')),
    tag: text('tag').slice(0, LONGEST_WORD),
  };
}

/** *value* if it is one of *choices*, or else nothing. */
export function among<T extends string>(choices: readonly T[], value: string): T | '' {
  return choices.find((choice) => choice === value) ?? '';
}
