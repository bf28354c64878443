// A page that is older than its server loads anew.

// Whether the server has another page by now; not where it cannot be asked.
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  if (script === null) return false;
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(new URL(script.src).pathname);
  } catch {
    return false;
  }
}

/** Loads the page again if the server has another one by now; *announce* says so before. */
export async function renew(announce: () => void): Promise<void> {
  if (!(await isOutdated())) return;
  announce();
  reload();
}

/** Loads the page again; once a minute at most, so that a server that cannot be pleased does not make it spin. */
export function reload(): void {
  const last = Number(sessionStorage.getItem('lastcard.reloaded') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('lastcard.reloaded', String(Date.now()));
  location.reload();
}
