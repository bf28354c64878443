// The addresses of the page.

export type Route =
  { readonly screen: 'home' } | { readonly screen: 'table'; readonly table: string };

/** What an address shows. */
export function routeOf(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  return table === undefined ? { screen: 'home' } : { screen: 'table', table };
}

/** Whether an address with *host* leads nowhere on other machines. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(host);
}

/** The address of a table. */
export function tablePath(table: string): string {
  return `/t/${table}`;
}
