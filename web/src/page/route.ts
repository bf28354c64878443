// The addresses of the page.

/** What can be shown, by the first part of its address. */
const SCREENS = {
  t: 'table',
  m: 'match',
  new: 'new',
  best: 'best',
  you: 'you',
  study: 'study',
  progress: 'progress',
  learn: 'learn',
  pad: 'pad',
  rules: 'rules',
  cards: 'cards',
  referee: 'referee',
  replay: 'replay',
  review: 'review',
  shared: 'shared',
  tables: 'tables',
  tools: 'tools',
  verify: 'verify',
  look: 'look',
} as const;
/** The screens that can do without a subject, and those that have none. */
const ALONE: readonly string[] = [
  'you',
  'referee',
  'tables',
  'study',
  'progress',
  'tools',
  'verify',
];
const OPEN: readonly string[] = [...ALONE, 'learn', 'pad', 'replay'];

/** What an address shows: a screen, and which table, match or game of it. */
export interface Route {
  readonly screen: 'home' | (typeof SCREENS)[keyof typeof SCREENS];
  readonly subject: string;
}

/** How an address ends that leads into the first lesson of a game. */
const FIRST = '-first';
const HOME: Route = { screen: 'home', subject: '' };

/** What an address shows; the home page where it names nothing. */
export function routeOf(path: string): Route {
  const [, first = '', subject = '', more = ''] = path.replace(/(.)\/?(#.*)?$/, '$1').split('/');
  const screen = isKnown(first) ? SCREENS[first] : undefined;
  if (screen === undefined || more !== '') return HOME;
  const fits = subject === '' ? OPEN.includes(screen) : !ALONE.includes(screen);
  return fits ? { screen, subject } : HOME;
}

/** Whether two routes show the same; then only the place on the screen can differ. */
export function isSame(one: Route, other: Route): boolean {
  return one.screen === other.screen && one.subject === other.subject;
}

function isKnown(name: string): name is keyof typeof SCREENS {
  return Object.hasOwn(SCREENS, name);
}

/** Whether an address with *host* leads nowhere on other machines. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(host);
}

/** The address *here* for others, given what the server told about its own: they may need that. */
export function addressForOthers(here: URL, told: string | null): string {
  if (!isOnlyHere(here.hostname) || told === null) return here.href;
  return new URL(here.pathname + here.hash, told).href;
}

/** The address of a table. */
export function tablePath(table: string): string {
  return `/t/${table}`;
}

/** Where the open tables are, and where company is looked for. */
export const TABLES = '/tables';

/** The address of a finished match. */
export function matchPath(match: string): string {
  return `/m/${match}`;
}

/** Where a finished match is stepped through, from *move* on; without a match a file can be opened. */
export function replayPath(match = '', move = 0): string {
  const path = match === '' ? '/replay' : `/replay/${match}`;
  return move > 0 ? `${path}#${move}` : path;
}

/** How an address ends at which a review is asked for at once, unless it is there. */
export const REVIEW_NOW = '#now';

/** The address of the review of a finished match. */
export function reviewPath(match: string): string {
  return `/review/${match}`;
}

/** The address of a review for whoever has the link. */
export function sharedPath(token: string): string {
  return `/shared/${token}`;
}

/** Where a match is looked at together. */
export function lookPath(look: string): string {
  return `/look/${look}`;
}

/** Where a table for *game* is made. */
export function newPath(game: string): string {
  return `/new/${game}`;
}

/** Where a lesson is learned, or where those of a game are listed. */
export function learnPath(lesson: string): string {
  return `/learn/${lesson}`;
}

/** Where the first lesson of *game* is learned that is not finished yet. */
export function firstLessonPath(game: string): string {
  return learnPath(`${game}${FIRST}`);
}

/** The game whose first lesson is meant; empty where a lesson or a list is. */
export function firstLessonOf(subject: string): string {
  return subject.endsWith(FIRST) ? subject.slice(0, -FIRST.length) : '';
}

/** Where the strongest players of *game* are listed. */
export function bestPath(game: string): string {
  return `/best/${game}`;
}

/** Where the rules of *game* are; with a *number* the one rule. */
export function rulesPath(game: string, number = ''): string {
  return `/rules/${game}${number === '' ? '' : `#${number}`}`;
}

/** Where the summary cards of *game* are. */
export function cardsPath(game: string): string {
  return `/cards/${game}`;
}

/** The address of a match on the score pad, or of the form for a new one of a game. */
export function padPath(subject = ''): string {
  return subject === '' ? '/pad' : `/pad/${subject}`;
}

/** The address of this page that a click leads to; null if the browser is to follow it. */
export function followed(event: MouseEvent): string | null {
  const { target } = event;
  if (event.defaultPrevented || !isPlain(event) || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (link === null || link.origin !== location.origin || link.target !== '') return null;
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return null;
  // Another place on the same screen is only scrolled to.
  const same = link.pathname === location.pathname && link.hash !== '';
  return same ? null : link.pathname + link.hash;
}

// With another button or a key held down the browser opens it elsewhere.
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
