// Lists of names in which each stands once.

/** *names* with *name* if it is *wanted* there, else without it. */
export function listed(names: readonly string[], name: string, wanted: boolean): readonly string[] {
  const others = names.filter((other) => other !== name);
  return wanted ? [...others, name] : others;
}
