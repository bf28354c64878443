// Advice at every decision: when it is asked for, what it is called, and how it is chosen.
import type { Habits } from './habits.ts';
import { cardsAt, cardsIn, placesOf } from '../games/cards.ts';
import type { Topic } from '../games/client.ts';
import { playOf } from '../games/registry.ts';
import { PASS, isYourTurn, ownMove } from './own.ts';
import type { Advice, Table } from './state.ts';
import type { HintedTell, LookbackTell } from '../net/wire.gen.ts';

/** A table where nothing was advised in this turn. */
export const NO_HINT = { hint: null, lookback: [], hinting: null, taking: false } as const;

/** What a table where nothing was advised yet has said. */
export const UNTOLD = { turn: -1, why: [] } as const;

/** How many letters are read at a glance; and how many fit above the hand on a phone. */
const GLANCE = 170;
const ROOM = 215;
/** As many reasons are said at once. */
const SPOKEN = 2;

/** Whether advice comes by itself at this table. */
export function isGuided({ id, setup, seat }: Table, { advice, guided }: Habits): boolean {
  return setup.hints && seat !== null && (advice || guided.includes(id));
}

/** Whether the page passes where nothing can be played; who is guided passes, and is told why. */
export function passesForYou(table: Table, habits: Habits): boolean {
  return habits.passing && !isGuided(table, habits);
}

/** What a guided player is to be told now, once for all; null where there is nothing. */
export function teaches(table: Table, habits: Habits): Topic | null {
  const { view } = table;
  if (view === null || !isGuided(table, habits)) return null;
  const topic = playOf(view.game).teaches(view);
  return topic === null || habits.met.includes(topic.name) ? null : topic;
}

/** Whether advice is to be asked for now: there is something to decide or to look back at, and nobody has asked. */
export function wantsAdvice(table: Table, habits: Habits): boolean {
  if (!isGuided(table, habits)) return false;
  if (table.hint !== null || table.hinting !== null || table.moving !== null) return false;
  if (hasEnded(table)) return true;
  if (table.phase !== 'playing' || !isYourTurn(table)) return false;
  return ownMove(table, false) === null;
}

/** The table with the advice *tell*, unless it is for another turn. */
export function advised(table: Table, tell: HintedTell): Table {
  if (tell.turn !== table.view?.number) return table;
  const { move, topic, about, scene, basics } = tell;
  const why = fresh(table, tell);
  const told = { turn: tell.turn, why };
  const hinted = { ...table, told, hint: { move, why, topic, about, scene, basics } };
  return table.taking ? withAdvice(hinted) : hinted;
}

// What was said the turn before is not said again. Where there is nothing else, what lies there is.
function fresh({ told }: Table, { turn, why, scene }: HintedTell): readonly string[] {
  if (told.turn === turn) return told.why;
  const unsaid = why.filter((sentence) => !told.why.includes(sentence));
  const others = scene.filter((sentence) => !told.why.includes(sentence)).slice(0, 1);
  return [unsaid, others, why].find(({ length }) => length > 0)?.slice(0, SPOKEN) ?? [];
}

/** The table with what *tell* says of the deal that is over, unless another was dealt. */
export function lookedBack(table: Table, tell: LookbackTell): Table {
  return tell.turn === table.view?.number ? { ...table, lookback: tell.why } : table;
}

/** Whether the question *id* was one for advice that nobody pressed a key for: it may fail. */
export function isUnasked(table: Table | null, id: string | null): boolean {
  return table !== null && id !== null && table.hinting === id && !table.taking;
}

/** The table with what its advice says chosen, cards and target; without advice it is as it was. */
export function withAdvice(table: Table): Table {
  const { hint, view } = table;
  if (hint === null || view === null) return table;
  const { cards, aim, calling } = playOf(view.game).meant(hint.move);
  const chosen = placesOf(cardsIn(view.hand), cardsIn(cards));
  return { ...table, chosen, aim, calling, planned: null, doubted: null };
}

/** Whether there are cards to choose, and others are chosen now, or another target. */
export function isOpen(table: Table, { move }: Advice): boolean {
  const { cards, aim, calling } = playOf((table.view ?? table.setup).game).meant(move);
  const hand = cardsIn(table.view?.hand ?? '');
  if (placesOf(hand, cardsIn(cards)).length === 0) return false;
  if (table.calling !== calling || table.aim !== aim) return true;
  return cardsAt(hand, table.chosen) !== cards;
}

/** What is said for *advice*: its reasons; of a topic not met before one, and what it is about. Whoever
    is new is told first what the game is about, what lies there and what goes. */
export function wordsOf(
  { move, why, topic, about, scene, basics }: Advice,
  table: Table,
  habits: Habits,
): readonly string[] {
  const turn = turnsMet(habits, table);
  const basic = isGuided(table, habits) ? basics[turn] : undefined;
  const reason = why.slice(0, 1);
  if (basic !== undefined) {
    // Whoever is to pass wants to know why, and not what could be played instead.
    if (move === PASS) return [...(turn === 0 ? [basic] : []), ...scene.slice(0, 1), ...reason];
    // Where it is too much, the aim is worth more than a reason, and a reason more than what comes later.
    const less = turn === 0 ? [basic, ...scene] : [...scene, ...reason];
    return within(ROOM, [basic, ...scene, ...reason], less);
  }
  // What is new is explained once; where that is too much, the reason of this very turn comes first.
  if (!habits.met.includes(topic)) {
    return within(ROOM, [...reason, about], reason.length > 0 ? reason : [about]);
  }
  return within(GLANCE, why, reason);
}

/** The cards that go, which are raised for whoever is guided. */
export function raised(table: Table, habits: Habits): ReadonlySet<string> {
  const { view } = table;
  if (view?.phase !== 'play' || !isYourTurn(table) || !isGuided(table, habits)) return new Set();
  return playOf(view.game).goes(view);
}

function within(
  letters: number,
  sentences: readonly string[],
  fewer: readonly string[],
): readonly string[] {
  return sentences.join(' ').length > letters ? fewer : sentences;
}

// How many turns of this game a newcomer was guided through; more than the first do not count.
function turnsMet({ met }: Habits, { setup }: Table): number {
  return met.filter((topic) => topic.startsWith(firstTurn(setup.game))).length;
}

function firstTurn(game: string): string {
  return `first-${game}-`;
}

/** The topics that are known when the table *before* has become *after*. What is still advised is not
    known yet: until the advice goes it says what it said. */
export function metAfter(
  habits: Habits,
  before: Table | null,
  after: Table | null,
): readonly string[] {
  const { met } = habits;
  const read = before?.hint ?? null;
  if (before === null || read === null || read === after?.hint) return met;
  const turns = turnsMet(habits, before);
  const first = isGuided(before, habits) && turns < read.basics.length;
  const topics = first ? [read.topic, `${firstTurn(before.setup.game)}${turns}`] : [read.topic];
  return topics.every((topic) => met.includes(topic)) ? met : [...new Set([...met, ...topics])];
}

// A deal lies open, and the next one is not dealt.
function hasEnded({ phase, view, seen }: Table): boolean {
  if (view === null || !(phase === 'playing' || phase === 'over')) return false;
  return playOf(view.game).isOver(view, seen);
}
