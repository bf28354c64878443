// Where the page begins.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { Page } from './page.svelte.ts';
import { keptLanguage } from './language.ts';
import { restoreTheme } from './theme.ts';
import { choose, load } from './words.ts';

restoreTheme();
const language = choose([keptLanguage(), ...navigator.languages]);
const say = await load(language);
const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no place for the page');
const page = new Page(say, language);
document.documentElement.lang = language;
mount(App, { target, props: { page } });
await page.open();
