// What can be looked at besides the table, and what each is called.

export const TABS = { known: 'replay-known', log: 'web-log', score: 'web-score' } as const;

export type Tab = keyof typeof TABS;
