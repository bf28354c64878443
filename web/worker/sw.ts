// The service worker: keeps the screens that work without the server. A new one takes over at once;
// pages that are open go on with the files they began with.
import { Cupboard } from './cupboard.ts';
import type { Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file by the build. */
declare const SHELL: Shell;

const language = new URL(self.location.href).searchParams.get('language') ?? '';
const cupboard = new Cupboard(SHELL, language, {
  caches: self.caches,
  fetch: (request) => fetch(request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  origin: self.location.origin,
});

self.addEventListener('install', (event) => {
  event.waitUntil(cupboard.fill().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(cupboard.tidy().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  if (cupboard.answers(event.request)) event.respondWith(cupboard.answer(event.request));
});
