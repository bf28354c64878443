// Everything a person reads on the page, in the language of the player.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import pages from 'rules';
import texts from 'words';
import type { Rules } from '../tools/rules/page.ts';
import { pageOf, type Part } from './parts.ts';

export type Args = Readonly<Record<string, FluentVariable>>;

/** What is to be said: a message and what it needs to know. */
export type Sentence = readonly [message: string, args: Args];

/** Says a message in words. */
export type Say = (message: string, args?: Args) => string;

/** The languages there are words for, by code. */
export function languages(): readonly string[] {
  return Object.keys(texts);
}

/** The first of *wanted* that there are words for. */
export function choose(wanted: readonly string[]): string {
  const codes = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return codes.find((code) => code in texts) ?? 'en';
}

/** What can be said in one language; more of it once a screen needs more. */
export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #learned = new Map<Part, Promise<void>>();

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Fetch the words of *parts*, each once. */
  async learn(parts: readonly Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.#fetch(part)));
  }

  /** The rules of *game*, which has a page of them. */
  async rules(game: string): Promise<Rules> {
    const page = pages[this.language]?.[pageOf(game) ?? ''];
    if (page === undefined) throw new Error(`no rules of ${game} in ${this.language}`);
    return (await page()).default;
  }

  /** Take in the Fluent *text*. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text));
  }

  /** Say *message*; what cannot be said shows its name, and tells the console. */
  readonly say: Say = (message, args = {}) => {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) return keyIn(message) ?? silent(message);
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length > 0 ? silent(message, errors) : sentence;
  };

  #fetch(part: Part): Promise<void> {
    const known = this.#learned.get(part);
    if (known !== undefined) return known;
    const fetched = this.#text(part).then((text) => {
      this.add(text);
    });
    this.#learned.set(part, fetched);
    // What did not come may come next time.
    fetched.catch(() => this.#learned.delete(part));
    return fetched;
  }

  async #text(name: string): Promise<string> {
    const text = texts[this.language]?.[name];
    if (text === undefined) throw new Error(`no ${name} in ${this.language}`);
    return (await text()).default;
  }
}

// A game that has no words here goes by its key, and so do its editions and options.
function keyIn(message: string): string | null {
  const [, game] = /^(\w+)-name$/.exec(message) ?? [];
  const [, named] = /^(?:edition|option)-\w+-(.+)$/.exec(message) ?? [];
  return game ?? named?.replaceAll('-', ' ') ?? null;
}

function silent(message: string, errors: readonly Error[] = []): string {
  console.error(`no words for ${message}`, ...errors);
  return message;
}
