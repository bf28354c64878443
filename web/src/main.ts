// Where the page begins.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { Page } from './page/page.svelte.ts';
import { renew } from './net/reload.ts';
import { install } from './page/install.svelte.ts';
import { keptLanguage } from './words/language.ts';
import { keepOffline, nameManifest } from './net/offline.ts';
import { restoreTheme } from './page/theme.ts';
import { Words, choose } from './words/words.ts';

restoreTheme();
install.listen();
const language = choose([keptLanguage(), ...navigator.languages]);
const words = new Words(language);
let opened: Page | null = null;
// The files of an older page go when the server gets a new one.
addEventListener('vite:preloadError', () => {
  void renew(() => {
    opened?.change((state) => ({ ...state, notice: { message: 'web-newer' } }));
  });
});
await words.learn(['first']);
const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the page');
const page = new Page(words);
opened = page;
document.documentElement.lang = language;
nameManifest(language);
target.replaceChildren();
mount(App, { target, props: { page } });
await page.open();
keepOffline(language);
