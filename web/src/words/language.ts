// The language the player has chosen in this browser.

const KEY = 'lastcard.language';

/** The code of the language; nothing if the browser's own is good enough. */
export function keptLanguage(): string {
  return localStorage.getItem(KEY) ?? '';
}

/** From the next load on the page speaks *language*. */
export function keepLanguage(language: string): void {
  localStorage.setItem(KEY, language);
}

/** What *language* is called by those who speak it. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
