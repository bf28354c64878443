// A match is put on the shelf and opened.
import type { Page } from '../../page/page.svelte.ts';
import { put } from '../../tools/pad/shelf.ts';
import type { Sheet } from '../../tools/pad/sheet.ts';
import { padPath } from '../../page/route.ts';

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
