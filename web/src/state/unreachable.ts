/** What cannot happen: every kind of *value* has its case. */
export function unreachable(value: never): never {
  throw new Error(`not understood: ${JSON.stringify(value)}`);
}
