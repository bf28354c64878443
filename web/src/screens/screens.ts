// The screens that are fetched when they are wanted, and the words they speak.
import type { Component } from 'svelte';
import type { Route } from '../page/route.ts';
import { fetchPads } from '../tools/pad/pads.ts';
import { OFFLINE, type Part } from '../words/parts.ts';
import type { Words } from '../words/words.ts';

/** A screen: what draws it, and the words it needs beyond the first ones. */
export interface Screen {
  readonly draw: () => Promise<{ default: Component }>;
  readonly words: readonly Part[];
  /** Fetches what the games do there. */
  readonly games?: () => Promise<void>;
}

/** The screens that do not come with the page itself; each finds its subject in the address. */
export const SCREENS: Readonly<Record<Exclude<Route['screen'], 'home' | 'table'>, Screen>> = {
  new: { draw: () => import('./new/NewTable.svelte'), words: ['new', 'options'] },
  you: { draw: () => import('./you/You.svelte'), words: ['you'] },
  study: { draw: () => import('./study/Study.svelte'), words: ['study'] },
  progress: { draw: () => import('./progress/Progress.svelte'), words: ['progress'] },
  match: { draw: () => import('./match/Match.svelte'), words: ['proof', 'fair'] },
  review: {
    draw: () => import('./review/ReviewScreen.svelte'),
    words: ['reviewed', 'replay', 'playon', 'proof'],
  },
  shared: {
    draw: () => import('./review/SharedScreen.svelte'),
    words: ['reviewed', 'replay', 'playon', 'proof'],
  },
  learn: { draw: () => import('./learn/Learn.svelte'), words: ['learn', 'lessons'] },
  rules: { draw: () => import('./rules/Rules.svelte'), words: ['rules', 'options'] },
  cards: { draw: () => import('./rules/Cards.svelte'), words: ['rules'] },
  referee: {
    draw: () => import('./referee/Referee.svelte'),
    words: OFFLINE.referee,
  },
  pad: {
    draw: () => import('./pad/ScorePad.svelte'),
    words: OFFLINE.pad,
    games: fetchPads,
  },
  look: {
    draw: () => import('./replay/Look.svelte'),
    words: ['replay', 'playon', 'together'],
  },
  replay: { draw: () => import('./replay/Replay.svelte'), words: ['replay', 'playon', 'together'] },
  best: { draw: () => import('./you/Best.svelte'), words: ['you', 'tables'] },
  tables: { draw: () => import('./tables/Tables.svelte'), words: ['tables'] },
  tools: { draw: () => import('./tools/Tools.svelte'), words: OFFLINE.tools },
  verify: {
    draw: () => import('./verify/Verify.svelte'),
    words: ['tools', 'proof', 'fair', 'you'],
  },
};

/** What draws the screen, once its words and what the games do there are there too. */
export async function fetchScreen(
  { draw, words, games }: Screen,
  known: Words,
): Promise<Component> {
  const [screen] = await Promise.all([draw(), known.learn(words), games?.()]);
  return screen.default;
}
