// Which booklet people have.

/** The edition that lies in the boxes where *language* is spoken: the latest in it, else the first. */
export function editionFor(language: string, editions: readonly string[]): string {
  const own = editions.filter((edition) => edition.startsWith(`${language}-`));
  return own.at(-1) ?? editions[0] ?? '';
}
