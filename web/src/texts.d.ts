declare module 'words' {
  /** The Fluent text of every part, by language; fetched when it is called for. */
  const texts: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>
  >;
  export default texts;
}
