// Asking for advice at the table.
import { adopt } from '../state/choice.ts';
import { isYourTurn } from '../state/own.ts';
import type { Table } from '../state/state.ts';
import type { Page } from './page.svelte.ts';

/** Chooses what a strong bot would play, where that is allowed. */
export function hint(page: Page, table: Table): void {
  if (!table.setup.hints || !isYourTurn(table)) return;
  page.change(adopt);
  if (table.hint === null) page.ask({ type: 'hint', table: table.id });
}
