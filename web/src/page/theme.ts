// Light or dark, as the device has it or as the player wants it.

export type Theme = 'auto' | 'light' | 'dark';

/** All themes. */
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

const KEY = 'lastcard.theme';
const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** The theme the player has chosen. */
export function theme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Chooses the next theme. */
export function nextTheme(): Theme {
  chooseTheme(NEXT[theme()]);
  return theme();
}

/** Chooses *wanted*. */
export function chooseTheme(wanted: Theme): void {
  localStorage.setItem(KEY, wanted);
  restoreTheme();
}

/** Shows the page in the chosen theme. */
export function restoreTheme(): void {
  document.documentElement.dataset['theme'] = theme();
}
