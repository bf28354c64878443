// The page without the network: the service worker keeps what some screens need (see worker/).

/** After how many milliseconds the page has come to rest. */
const RESTED = 3000;

/** Let the browser keep the page and the words of *language*; only where it trusts the address. */
export function keepOffline(language: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What is kept for later must not hold up what is looked at now.
  setTimeout(() => {
    navigator.serviceWorker
      .register(`/sw.js?language=${language}`, { updateViaCache: 'none' })
      .catch(() => {
        // The page is whole without it.
      });
  }, RESTED);
}

/** Say what the page is called on a home screen, in *language*. */
export function nameManifest(language: string): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `/${language}.webmanifest`;
  document.head.append(link);
}
