// What the page plays for you by itself: what you chose ahead, and a pass that cannot be avoided.
import type { Table } from './state.ts';
import { playOf } from '../games/registry.ts';

/** The move that lets the turn go by. */
export const PASS = 'pass';

/** Whether it is your turn, and no bot's. */
export function isYourTurn({ view, chairs }: Table): boolean {
  if (view?.seat == null || view.awaits !== view.seat) return false;
  return chairs[view.seat]?.away !== true;
}

/** The move that the chosen cards make; null where they make none, or not only one. */
export function chosenMove(table: Table): string | null {
  const { view } = table;
  return view === null ? null : playOf(view.game).chosenMove(view, table);
}

/** The move to make without being asked again; null if there is none. */
export function ownMove(table: Table, passing: boolean): string | null {
  if (!isYourTurn(table) || table.moving !== null || table.view === null) return null;
  const { legal } = table.view;
  if (table.planned === 'play') return chosenMove(table);
  const only = legal.length === 1 && legal[0] === PASS;
  return legal.includes(PASS) && (table.planned === 'pass' || (passing && only)) ? PASS : null;
}

/** Whether the match stands still until the player does something. */
export function awaitsPlayer(table: Table, passing: boolean): boolean {
  if (table.phase !== 'playing' || !isYourTurn(table)) return false;
  return table.moving === null && ownMove(table, passing) === null;
}

/** The table without a plan that has become impossible. */
export function withoutDeadPlan(table: Table): Table {
  if (table.planned === null || !isYourTurn(table)) return table;
  if (ownMove({ ...table, moving: null }, false) !== null) return table;
  return { ...table, planned: null, chosen: [] };
}

/** Whether you are the only person in the match: if you leave, it ends. */
export function isAlone({ chairs, seat }: Table): boolean {
  return chairs.every(({ player, left }, place) => place === seat || player === null || left);
}
