// A match is put on the shelf and opened.
import type { Page } from '../../page.svelte.ts';
import { put } from '../../pad/shelf.ts';
import type { Sheet } from '../../pad/sheet.ts';
import { padPath } from '../../route.ts';

/** Keep *sheet* and show it; where the browser has no room left, that is said. */
export function keepAndOpen(page: Page, sheet: Sheet): void {
  try {
    put(localStorage, sheet);
  } catch {
    page.change((state) => ({ ...state, notice: { message: 'pad-full' } }));
    return;
  }
  page.go(padPath(sheet.id));
}
