// What the build tells the service worker; it writes the list in front of it (see ../shell.ts).

/** The files of one version of the page, by address. */
export interface Shell {
  readonly version: string;
  /** The script the page begins with: its name tells whether a page is of this version. */
  readonly entry: string;
  /** The page and the screens that work without the server, in every language. */
  readonly files: readonly string[];
  /** What they say, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}
