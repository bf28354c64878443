// Everything a person reads on the page, in the language of the player.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Readonly<Record<string, FluentVariable>>;

/** Says a message in words. */
export type Say = (message: string, args?: Args) => string;

/** The languages there are words for; each is loaded when it is wanted. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import('./languages/en.ts'),
};

/** The languages there are, by code. */
export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** The first of *wanted* that there are words for. */
export function choose(wanted: readonly string[]): string {
  const codes = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return codes.find((code) => code in LANGUAGES) ?? 'en';
}

/** The words of *language*. */
export async function load(language: string): Promise<Say> {
  const source = LANGUAGES[language] ?? LANGUAGES['en'];
  return source === undefined ? speak(language, []) : speak(language, (await source()).default);
}

/** A voice for the Fluent *texts*; what cannot be said shows its name, and tells the console. */
export function speak(language: string, texts: readonly string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return (message, args = {}) => {
    const pattern = bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) return silent(message);
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, args, errors);
    return errors.length > 0 ? silent(message, errors) : sentence;
  };
}

function silent(message: string, errors: readonly Error[] = []): string {
  console.error(`no words for ${message}`, ...errors);
  return message;
}
