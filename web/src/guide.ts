// Advice at every decision: when it is asked for, what it is called, and how it is chosen.
import type { Habits } from './habits.ts';
import { cardsAt, cardsIn, colourOf, numberOf, placesOf } from './play/cards.ts';
import { comboArgs } from './play/combos.ts';
import { CALL, PASS, cardsOf } from './play/gang.ts';
import { isYourTurn, ownMove } from './play/own.ts';
import type { Advice, Table } from './state.ts';
import type { HintedTell, LookbackTell } from './wire.gen.ts';
import type { Sentence } from './words.ts';

/** A table where nothing was advised in this turn. */
export const NO_HINT = { hint: null, lookback: [], hinting: null, taking: false } as const;

/** How many letters are read at a glance, and fit above the hand on a phone. */
const GLANCE = 170;

/** Whether advice comes by itself at this table. */
export function isGuided({ setup, seat }: Table, { advice }: Habits): boolean {
  return setup.hints && advice && seat !== null;
}

/** Whether advice is to be asked for now: there is something to decide or to look back at, and nobody has asked. */
export function wantsAdvice(table: Table, habits: Habits): boolean {
  if (!isGuided(table, habits)) return false;
  if (table.hint !== null || table.hinting !== null || table.moving !== null) return false;
  if (hasEnded(table)) return true;
  if (table.phase !== 'playing' || !isYourTurn(table)) return false;
  return ownMove(table, habits.passing) === null;
}

/** The table with the advice *tell*, unless it is for another turn. */
export function advised(table: Table, tell: HintedTell): Table {
  if (tell.turn !== table.view?.number) return table;
  const { move, why, topic, about } = tell;
  const hinted = { ...table, hint: { move, why, topic, about } };
  return table.taking ? withAdvice(hinted) : hinted;
}

/** The table with what *tell* says of the deal that is over, unless another was dealt. */
export function lookedBack(table: Table, tell: LookbackTell): Table {
  return tell.turn === table.view?.number ? { ...table, lookback: tell.why } : table;
}

/** Whether the question *id* was one for advice that nobody pressed a key for: it may fail. */
export function isUnasked(table: Table | null, id: string | null): boolean {
  return table !== null && id !== null && table.hinting === id && !table.taking;
}

/** The table with the cards of its advice chosen; without advice it is as it was. */
export function withAdvice(table: Table): Table {
  const { hint, view } = table;
  if (hint === null || view === null) return table;
  const chosen = placesOf(cardsIn(view.hand), cardsIn(handCards(hint.move)));
  return { ...table, chosen, calling: isSaid(hint.move), planned: null, doubted: null };
}

/** Whether there are cards to choose, and others are chosen now. */
export function isOpen(table: Table, { move }: Advice): boolean {
  const cards = cardsIn(handCards(move));
  const hand = cardsIn(table.view?.hand ?? '');
  if (placesOf(hand, cards).length === 0) return false;
  return cardsAt(hand, table.chosen) !== cards.join(' ') || table.calling !== isSaid(move);
}

/** What the advice is called. */
export function adviceTitle(game: string, move: string): Sentence {
  if (game === 'thirteen') return thirteenTitle(move);
  if (move === PASS) return ['web-pass', {}];
  if (move === CALL) return ['web-last-card', {}];
  if (move.startsWith('cut ')) return ['web-cut-here', { at: Number(move.slice(4)) }];
  const message = move.startsWith('give ') ? 'web-give-this' : 'web-play-this';
  return [message, comboArgs(cardsOf(move))];
}

/** What is said for *advice*: its reasons; of a topic not met before one, and what it is about. */
export function wordsOf({ why, topic, about }: Advice, { met }: Habits): readonly string[] {
  if (!met.includes(topic)) return [...why.slice(0, 1), about];
  return why.join(' ').length > GLANCE ? why.slice(0, 1) : why;
}

/** The topics that are known once *advice* was read. */
export function metAfter({ met }: Habits, advice: Advice | null): readonly string[] {
  return advice === null || met.includes(advice.topic) ? met : [...met, advice.topic];
}

// A deal lies open, and the next one is not dealt.
function hasEnded({ phase, view }: Table): boolean {
  if (view === null || view.pad.length === 0) return false;
  return (phase === 'playing' || phase === 'over') && ['deal', 'done'].includes(view.phase);
}

function thirteenTitle(move: string): Sentence {
  const [card = '', target = colourOf(card)] = move.split('>');
  return ['web-thirteen-put', { colour: colourOf(card), value: numberOf(card), target }];
}

// The cards of a move of either game: a rotten four also names its target.
function handCards(move: string): string {
  return cardsOf(move.split('>')[0] ?? '');
}

function isSaid(move: string): boolean {
  return move.endsWith('!') && move !== CALL;
}
