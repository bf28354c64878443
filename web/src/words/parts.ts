// What the page can say, by Fluent file.

/** What a player needs before anything else. */
export const FIRST = [
  'web',
  'places',
  'home',
  'tabletop',
  'table',
  'gang',
  'thirteen',
  'bots',
  'studied',
] as const;

/** What one screen or another needs besides. */
export const LATER = [
  'fair',
  'judge',
  'learn',
  'lessons',
  'new',
  'options',
  'pad',
  'playon',
  'progress',
  'proof',
  'replay',
  'reviewed',
  'rules',
  'study',
  'tables',
  'tools',
  'together',
  'you',
] as const;

/** The screens that work without the server, and the words they need besides the first ones. */
export const OFFLINE = {
  pad: ['pad', 'options'],
  referee: ['judge', 'options'],
  tools: ['tools'],
} as const satisfies Readonly<Record<string, readonly (typeof LATER)[number][]>>;

/** The words that come together: the first ones, or those of a screen. */
export type Part = 'first' | (typeof LATER)[number];

/** The pages of rules, by game: Markdown beside the Fluent files. */
export const PAGES = { gang: 'gang-of-four.md', thirteen: 'thirteen.md' } as const;

/** The page of rules of *game*; null where there is none. */
export function pageOf(game: string): string | null {
  return Object.entries(PAGES).find(([key]) => key === game)?.[1] ?? null;
}
