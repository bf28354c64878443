// A page that is older than its server loads anew.

/** Loads the page again; once a minute at most, so that a server that cannot be pleased does not make it spin. */
export function reload(): void {
  const last = Number(sessionStorage.getItem('lastcard.reloaded') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('lastcard.reloaded', String(Date.now()));
  location.reload();
}
