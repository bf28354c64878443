// The addresses of the page.

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'you' }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'match'; readonly match: string }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'best'; readonly game: string };

/** What an address shows. */
export function routeOf(path: string): Route {
  const [, first = '', second = '', third = ''] = path.replace(/(.)\/$/, '$1').split('/');
  if (path === '/you') return { screen: 'you' };
  if (second === '' || third !== '') return { screen: 'home' };
  switch (first) {
    case 't':
      return { screen: 'table', table: second };
    case 'm':
      return { screen: 'match', match: second };
    case 'new':
      return { screen: 'new', game: second };
    case 'best':
      return { screen: 'best', game: second };
    default:
      return { screen: 'home' };
  }
}

/** Whether an address with *host* leads nowhere on other machines. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(host);
}

/** The address of a table. */
export function tablePath(table: string): string {
  return `/t/${table}`;
}

/** The address of a finished match. */
export function matchPath(match: string): string {
  return `/m/${match}`;
}

/** Where a table for *game* is made. */
export function newPath(game: string): string {
  return `/new/${game}`;
}

/** Where the strongest players of *game* are listed. */
export function bestPath(game: string): string {
  return `/best/${game}`;
}

/** The address of this page that a click leads to; null if the browser is to follow it. */
export function followed(event: MouseEvent): string | null {
  const { target } = event;
  if (event.defaultPrevented || !isPlain(event) || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (link === null || link.origin !== location.origin || link.target !== '') return null;
  return link.hasAttribute('download') || link.pathname.startsWith('/api/') ? null : link.pathname;
}

// With another button or a key held down the browser opens it elsewhere.
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
