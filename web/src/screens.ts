// The screens that are fetched when they are wanted, and the words they speak.
import type { Component } from 'svelte';
import type { Route } from './route.ts';
import { OFFLINE, type Part } from './parts.ts';
import { isOutdated, reload } from './reload.ts';
import type { Words } from './words.ts';

/** A screen: what draws it, and the words it needs beyond the first ones. */
export interface Screen {
  readonly draw: () => Promise<{ default: Component }>;
  readonly words: readonly Part[];
}

/** The screens that do not come with the page itself; each finds its subject in the address. */
export const SCREENS: Readonly<Record<Exclude<Route['screen'], 'home' | 'table'>, Screen>> = {
  new: { draw: () => import('./screens/new/NewTable.svelte'), words: ['new', 'options'] },
  you: { draw: () => import('./screens/you/You.svelte'), words: ['you'] },
  match: { draw: () => import('./screens/match/Match.svelte'), words: ['proof', 'fair'] },
  learn: { draw: () => import('./screens/learn/Learn.svelte'), words: ['learn', 'lessons'] },
  rules: { draw: () => import('./screens/rules/Rules.svelte'), words: ['rules', 'options'] },
  cards: { draw: () => import('./screens/rules/Cards.svelte'), words: ['rules'] },
  referee: {
    draw: () => import('./screens/referee/Referee.svelte'),
    words: OFFLINE.referee,
  },
  pad: { draw: () => import('./screens/pad/ScorePad.svelte'), words: OFFLINE.pad },
  best: { draw: () => import('./screens/you/Best.svelte'), words: ['you'] },
};

/** What draws *screen*, once its words are there too. */
export async function fetchScreen({ draw, words }: Screen, known: Words): Promise<Component> {
  try {
    const [screen] = await Promise.all([draw(), known.learn(words)]);
    return screen.default;
  } catch (error) {
    // The files of an older page go when the server gets a new one.
    if (await isOutdated()) reload();
    throw error;
  }
}
