// What the buttons and keys of Gang of Four do.
import { adopt, call, doubt, plan } from './choice.ts';
import type { Page } from './page.svelte.ts';
import { question, type Button } from './play/button.ts';
import { CALL, PASS, canCall } from './play/gang.ts';
import { isYourTurn } from './play/own.ts';
import type { Table } from './state.ts';
import type { GangView } from './wire.gen.ts';

/** Does what the play button says; what has a gang in it only when pressed again. */
export function play(page: Page, table: Table, view: GangView, button: Button): void {
  if (button.act === 'none' || table.moving !== null) return;
  if (table.planned !== 'play' && question(table, view, button) !== null) {
    page.change((state) => doubt(state, button.move));
  } else if (button.act === 'move') page.move(button.move);
  else page.change((state) => plan(state, 'play'));
}

/** Passes, or will. */
export function pass(page: Page, table: Table, view: GangView): void {
  if (view.legal.includes(PASS)) page.move(PASS);
  else if (canPlan(table, view)) page.change((state) => plan(state, 'pass'));
}

/** Says "Last card!", now or with the play. */
export function speak(page: Page, view: GangView): void {
  if (view.legal.includes(CALL)) page.move(CALL);
  else if (canCall(view)) page.change(call);
}

/** Chooses what a strong bot would play, where that is allowed. */
export function hint(page: Page, table: Table): void {
  if (!table.setup.hints || !isYourTurn(table)) return;
  page.change(adopt);
  if (table.hint === null) page.ask({ type: 'hint', table: table.id });
}

/** Whether something can be decided before it is one's turn. */
export function canPlan(table: Table, view: GangView): boolean {
  return !isYourTurn(table) && view.phase === 'play' && view.hand !== '';
}
