// Light or dark, as the device has it or as the player wants it.

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'lastcard.theme';
const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** The theme the player has chosen. */
export function theme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
}

/** Chooses the next theme. */
export function nextTheme(): Theme {
  localStorage.setItem(KEY, NEXT[theme()]);
  restoreTheme();
  return theme();
}

/** Shows the page in the chosen theme. */
export function restoreTheme(): void {
  document.documentElement.dataset['theme'] = theme();
}
