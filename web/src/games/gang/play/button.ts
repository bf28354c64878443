// What the play button says, and whether it can be pressed.
import type { Table } from '../../../state/state.ts';
import type { GangView } from '../../../net/wire.gen.ts';
import { cardsAt, cardsIn } from '../../cards.ts';
import { comboArgs } from './combos.ts';
import { cardsOf, isOut, moveOf } from './moves.ts';
import { doubt } from './gangs.ts';
import { isYourTurn } from '../../../state/own.ts';
import { reason } from './reason.ts';
import type { Strengths } from './strengths.ts';
import type { Sentence } from '../../../words/words.ts';

export interface Button {
  readonly sentence: Sentence;
  /** What is done when it is pressed: nothing, a move, or the same on your turn. */
  readonly act: 'none' | 'move' | 'plan';
  readonly move: string;
}

/** The button for the chosen cards; without *strengths* it cannot say why not. */
export function playButton(
  table: Table,
  view: GangView,
  strengths: Strengths | null,
  name: (seat: number) => string,
): Button {
  const cards = cardsAt(cardsIn(view.hand), table.chosen);
  const yours = isYourTurn(table);
  const giving = yours && view.phase === 'exchange';
  const none = (sentence: Sentence): Button => ({ sentence, act: 'none', move: '' });
  if (cards === '') return none([giving ? 'web-give' : 'web-play', {}]);
  if (isOut(view)) return none(['web-play', {}]);
  if (!yours) return ahead(table, view, cards, strengths);
  const move = moveOf(view, table.chosen, table.calling);
  if (move !== null) {
    const usual: Sentence = [giving ? 'web-give-this' : 'web-play-this', comboArgs(cardsOf(move))];
    return { sentence: doubted(table, view, move) ?? usual, act: 'move', move };
  }
  return none(strengths === null ? ['web-not-playable', {}] : reason(view, cards, strengths, name));
}

/** What to ask before the button does what it says; null once it was asked. */
export function question(table: Table, view: GangView, { move }: Button): Sentence | null {
  return table.doubted === move ? null : doubt(view, move);
}

function ahead(table: Table, view: GangView, cards: string, strengths: Strengths | null): Button {
  if (strengths !== null && strengths.of(cards) === undefined) {
    return { sentence: ['web-why-no-combo', {}], act: 'none', move: '' };
  }
  const message = table.planned === 'play' ? 'web-planned' : 'web-plan-this';
  const sentence = doubted(table, view, cards) ?? [message, comboArgs(cards)];
  return { sentence, act: 'plan', move: cards };
}

function doubted(table: Table, view: GangView, move: string): Sentence | null {
  return table.doubted === move && table.planned === null ? doubt(view, move) : null;
}
