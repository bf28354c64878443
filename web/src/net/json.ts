// What comes from our own server has the types that were generated from it.

/** The value that *text* holds. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows it
export function parse<T>(text: string): T {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this is where trust begins
  const value: T = JSON.parse(text);
  return value;
}

/** The value that *text* holds; null where it holds none: a browser's memory may be spoilt. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows it
export function tryParse<T>(text: string): T | null {
  try {
    return parse<T>(text);
  } catch {
    return null;
  }
}
