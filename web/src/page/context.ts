// How a part of the page reaches the page.
import { createContext } from 'svelte';
import type { Page } from './page.svelte.ts';

export const [getPage, setPage] = createContext<Page>();
