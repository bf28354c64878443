// The signs on buttons and doors, as lines on a field of 24 by 24.

/** The path that draws each sign. */
export const SIGNS = {
  back: 'M15 4l-8 8 8 8',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  score: 'M5 3h14v18H5zM5 8h14M10 8v13M13 12h3M13 16h3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.6.5 1 1.2 1 2h5c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z',
  sort: 'M8 4v16M4 16l4 4 4-4M16 20V4M12 8l4-4 4 4',
  earlier: 'M4 8l9-3 5 14-9 3zM13 5h7v13',
  log: 'M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h7',
  play: 'M3.5 8.5l8-3 4.5 12-8 3zM13 5h6.5v13H17',
  learn:
    'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14',
  study: 'M4 4v16h16M7.5 15l3.5-4.5 3.5 2.5 5-7M11 10.5h0M14.5 13h0',
  tools: 'M5 3.5h11v17H5zM8 8h5M8 12h5M8 16h2M19.5 7v10l-1.2 3-1.2-3V7z',
  you: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  referee: 'M12 4v16M8 20.5h8M5 7h14M5 7l-2.8 6h5.6zM19 7l-2.8 6h5.6z',
  proof: 'M12 3l7.5 3v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  friends:
    'M9 5a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 1 0 9 5zM3 19.5c.6-3.5 3-5 6-5s5.4 1.5 6 5M16 5.5a3 3 0 0 1 0 5.8M17.5 14.8c2 .6 3.2 2.2 3.5 4.7',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13zM15.5 15.5l5 5',
  next: 'M9 4l8 8-8 8',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
} as const;

export type Sign = keyof typeof SIGNS;
