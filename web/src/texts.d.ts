declare module 'words' {
  /** Every part and every page of rules, by language; fetched when it is called for. */
  const texts: Readonly<
    Record<string, Readonly<Record<string, () => Promise<{ default: string }>>>>
  >;
  export default texts;
}
