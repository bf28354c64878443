// Which browser a login was made with, from how the browser introduces itself.

export interface Program {
  /** Its name; nothing if it is none that is known. */
  readonly browser: string;
  readonly system: string;
}

// Every browser also claims to be some of those below it.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Firefox\//, 'Firefox'],
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrom\w*\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What *agent* is called by people. */
export function programOf(agent: string): Program {
  return { browser: first(BROWSERS, agent), system: first(SYSTEMS, agent) };
}

function first(known: readonly (readonly [RegExp, string])[], agent: string): string {
  return known.find(([sign]) => sign.test(agent))?.[1] ?? '';
}
