// What the buttons and keys of Gang of Four do.
import { call, doubt, plan } from '../../../state/choice.ts';
import type { Page } from '../../../page/page.svelte.ts';
import { isTwice } from '../../../state/pauses.ts';
import { question, type Button } from './button.ts';
import { CALL, PASS, canCall, isOut } from './moves.ts';
import { isYourTurn } from '../../../state/own.ts';
import type { Table } from '../../../state/state.ts';
import type { GangView } from '../../../net/wire.gen.ts';

/** Does what the play button says; what has a gang in it only when pressed again. */
export function play(page: Page, table: Table, view: GangView, button: Button): void {
  if (button.act === 'none' || table.moving !== null) return;
  if (table.planned !== 'play' && question(table, view, button) !== null) {
    page.change((state) => doubt(state, button.move));
  } else if (button.act === 'move') page.move(button.move);
  else page.change((state) => plan(state, 'play'));
}

/** Passes, or will, or will not any more; who taps twice passes once. */
export function pass(page: Page, table: Table, view: GangView): void {
  const now = Date.now();
  if (view.legal.includes(PASS)) {
    if (!isTwice(table, PASS, now, page.state.pauses)) page.move(PASS);
  } else if (canPlan(table, view) && (table.planned === 'pass' || !isTwice(table, PASS, now))) {
    page.change((state) => plan(state, 'pass'));
  }
}

/** Says "Last card!", now or with the play. */
export function speak(page: Page, view: GangView): void {
  if (view.legal.includes(CALL)) page.move(CALL);
  else if (canCall(view)) page.change(call);
}

/** Whether something can be decided before it is one's turn. */
export function canPlan(table: Table, view: GangView): boolean {
  return !isYourTurn(table) && view.phase === 'play' && view.hand !== '' && !isOut(view);
}
