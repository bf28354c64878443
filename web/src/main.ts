// Where the page begins.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { Page } from './page.svelte.ts';
import { install } from './install.svelte.ts';
import { keptLanguage } from './language.ts';
import { keepOffline, nameManifest } from './offline.ts';
import { restoreTheme } from './theme.ts';
import { Words, choose } from './words.ts';

restoreTheme();
install.listen();
const language = choose([keptLanguage(), ...navigator.languages]);
const words = new Words(language);
await words.learn(['first']);
const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the page');
const page = new Page(words);
document.documentElement.lang = language;
nameManifest(language);
target.replaceChildren();
mount(App, { target, props: { page } });
await page.open();
keepOffline(language);
