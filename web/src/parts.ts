// What the page can say, by Fluent file.

/** What a player needs before anything else. */
export const FIRST = ['web', 'home', 'tabletop', 'table', 'gang', 'thirteen', 'bots'] as const;

/** What one screen or another needs besides. */
export const LATER = ['fair', 'learn', 'lessons', 'new', 'options', 'proof', 'you'] as const;

/** The words that come together: the first ones, or those of a screen. */
export type Part = 'first' | (typeof LATER)[number];
