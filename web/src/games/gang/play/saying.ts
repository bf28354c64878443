// What is said at the player's own place: what happened to them, why they wait, what there is to do.
import type { GangView } from '../../../net/wire.gen.ts';
import { passesForYou } from '../../../state/advice.ts';
import type { Habits } from '../../../state/habits.ts';
import { isOver, onBoard } from '../../../state/linger.ts';
import { ownMove } from '../../../state/own.ts';
import type { Table } from '../../../state/state.ts';
import type { Sentence } from '../../../words/words.ts';
import { task } from './duty.ts';
import { PASS, isOut, mayCall } from './moves.ts';

/** The sentences for who sits where *view* is seen from; *name* tells who sits on a seat. */
export function saying(
  table: Table,
  view: GangView,
  habits: Habits,
  name: (seat: number) => string,
): readonly Sentence[] {
  if (isOver(table)) {
    // Whoever is out reads why, also where the deal ends with it.
    const last = onBoard(table, view);
    return [isOut(last) ? task(last, name) : ['web-deal-over', { deal: view.deal }]];
  }
  if (table.held && table.moving !== null) {
    const [caller] = mayCall(view);
    if (caller !== undefined) return [['web-waits-call', { who: name(caller) }]];
  }
  if (isPassing(table, habits)) return [['web-passing', {}]];
  const sentence = task(view, name);
  return wasPassed(table, view) ? [['web-passed-unasked', {}], sentence] : [sentence];
}

/** Whether the page is about to pass for the player, who has not asked for it. */
export function isPassing(table: Table, habits: Habits): boolean {
  if (table.planned !== null) return false;
  return ownMove(table, passesForYou(table, habits)) === PASS;
}

/** Whether the last that the player did was a pass that the page made; until another cycle is led. */
export function wasPassed({ made, seen }: Table, { seat, awaits }: GangView): boolean {
  if (made?.unasked !== true || awaits === seat) return false;
  const last = seen.findLastIndex(
    (one) => (one.event === 'played' || one.event === 'passed') && one.seat === seat,
  );
  if (seen[last]?.event !== 'passed') return false;
  const later = seen.slice(last).map(({ event }) => event);
  return (
    !later.includes('cycle_ended') || later.lastIndexOf('played') < later.indexOf('cycle_ended')
  );
}
