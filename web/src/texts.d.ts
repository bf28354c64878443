declare module 'words' {
  /** Every part, by language; fetched when it is called for. */
  const texts: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>
  >;
  export default texts;
}

declare module 'rules' {
  /** Every page of rules, by language and name; fetched when it is called for. */
  const pages: Readonly<
    Record<
      string,
      Readonly<Record<string, () => Promise<{ default: import('./tools/rules/page.ts').Rules }>>>
    >
  >;
  export default pages;
}
