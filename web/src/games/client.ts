// What the page asks of a game. Everything that only one game knows stands behind this, in the
// folder of its key; a game that has no folder is played on the plain board.
import type { Component } from 'svelte';
import type { Chair, Clock, Outcome, SaidEntry } from '../net/wire.gen.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Lying, Table } from '../state/state.ts';
import type { Sentence } from '../words/words.ts';
import type { PadPart } from './pad.ts';
import type { LessonPart } from './lessons.ts';
import type { RefereePart } from './referee.ts';
import type { RulesPart } from './rules.ts';

/** What every game's view tells; a game's own view tells more. */
export interface GameView {
  readonly game: string;
  readonly seat: number | null;
  readonly seats: number;
  readonly number: number;
  readonly deal: number;
  /** Whose move it is: a seat, below 0 where cards are to be dealt, null once the match is over. */
  readonly awaits: number | null;
  readonly hand: string;
  readonly totals: readonly number[];
  readonly outcome: Outcome | null;
  readonly legal: readonly string[];
  /** Who sits to the right of each seat. */
  readonly right?: readonly number[];
  readonly phase?: string;
  readonly counts?: readonly number[];
  readonly pad?: readonly ScoredDeal[];
}

/** A deal on the score sheet. */
export interface ScoredDeal {
  readonly points: readonly number[];
}

/** Something that everybody saw happen. */
export interface GameEvent {
  readonly event: string;
  readonly seat?: number;
  /** What a deal that has ended costs, seat by seat. */
  readonly points?: readonly number[];
}

/** What a player is called. */
export type Name = (seat: number) => string;

/** What the player has chosen, before it is played. */
export interface Choice {
  /** The chosen cards, as places in the hand. */
  readonly chosen: readonly number[];
  /** The target chosen with a card that fits several; null where none is. */
  readonly aim: string | null;
  /** Whether a call goes with the play. */
  readonly calling: boolean;
}

/** What a move takes from the hand, and what goes with it. */
export interface Meant extends Omit<Choice, 'chosen'> {
  readonly cards: string;
}

/** What is shown of a seat besides its name, its cards and its points. */
export interface SeatFacts {
  /** What it did last: cards, a word, or nothing to be shown. */
  readonly said: { readonly cards: string } | { readonly pass: true } | null;
  /** What stands out about it now, as a message. */
  readonly badge: string | null;
  /** Whether it is out of the deal. */
  readonly out: boolean;
  /** How many cards it took; null where none are taken. */
  readonly taken: number | null;
  /** The target from which it has just taken cards. */
  readonly tookFrom: string | null;
}

/** What only a live table knows of who sits there. */
export type Live = Pick<Table, 'present' | 'talk'> & { readonly clock: Clock | null };

/** Nobody has said anything, and no clock runs. */
export const STILL: Live = { present: [], talk: [] satisfies SaidEntry[], clock: null };

/** What a board is drawn from: a live table is not needed. */
export interface BoardProps {
  readonly view: GameView;
  readonly chairs: readonly Chair[];
  /** What happened last; it moves. */
  readonly latest?: readonly GameEvent[];
  /** The public events of this deal so far. */
  readonly seen?: readonly GameEvent[];
  readonly live?: Live;
  /** What is chosen; a board may offer where it can go. */
  readonly choice?: Choice;
  /** What is said of what has just ended and still lies there. */
  readonly ended?: Sentence | null;
  /** The seat of whom everybody is told that they have just gone out of the deal. */
  readonly missed?: number | null;
  /** Makes a move that is offered on the board itself. */
  readonly onmove?: (move: string) => void;
}

/** Where a table has come to, and what still lies there of what was before. */
export interface Stands {
  readonly view: GameView | null;
  readonly lingering: Lying | null;
}

/** What a table that is played is drawn from. */
export interface TableProps {
  readonly table: Table;
  readonly view: GameView;
}

/** What a game shows of a seat at the end of a deal. */
export interface LeftProps {
  readonly view: GameView;
  readonly seat: number;
}

/** A component that is only ever given views of its own game. */
export type Draws<Props extends object> = {
  draw(...args: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}['draw'];

/** Something that is explained once: a message that names it, and one that says what it is about. */
export interface Topic {
  readonly name: string;
  readonly about: string;
}

/** What a game does at the table; its methods are only ever given views and events of that game. */
export interface PlayPart {
  /** The table while it is played, keys and buttons included. */
  readonly Table: Draws<TableProps>;
  readonly Board: Draws<BoardProps>;
  /** What a seat is left with at the end of a deal. */
  readonly Left: Draws<LeftProps>;
  /** What stands below the score sheet. */
  readonly ScoreFoot?: Draws<{ readonly view: GameView }>;
  /** What was played earlier in the deal, where it may be looked at. */
  readonly Earlier?: Draws<Pick<BoardProps, 'view' | 'chairs'>>;
  hasEarlier?(view: GameView): boolean;

  /** Whether what lies in the middle reaches up to where somebody could sit. */
  readonly tall: boolean;
  /** Whether a move is one card at most. */
  readonly single: boolean;
  /** Whether one can pass. */
  readonly passes: boolean;
  /** The message that tells its keys. */
  readonly keys: string;

  seat(view: GameView, seat: number, latest: readonly GameEvent[]): SeatFacts;
  /** The move that the choice makes; null where it makes none, or not only one. */
  chosenMove(view: GameView, choice: Choice): string | null;
  meant(move: string): Meant;
  /** The cards that go: those of any play that is allowed and does no harm. */
  goes(view: GameView): ReadonlySet<string>;
  /** What a move is called on a button or as advice. */
  moveName(move: string): Sentence;
  /** What a guided player is told once, as soon as *view* is seen; null where there is nothing. */
  teaches(view: GameView): Topic | null;

  /** What happened in the deal *deal*; *owner* has played last before. Null where it needs no words. */
  tell(
    event: GameEvent,
    me: number | null,
    name: Name,
    owner: number | null,
    deal: number,
  ): Sentence | null;
  /** The cards that an event is about. */
  cardsOf(event: GameEvent): string;
  sounds(event: GameEvent): readonly Sound[];
  /** What still lies there after *events* have ended a cycle or a deal. */
  still(
    why: Lying['why'],
    before: GameView,
    next: GameView,
    events: readonly GameEvent[],
  ): GameView | null;
  /** What is said of what still lies there; nothing where the game has no words for it. */
  ended?(table: Stands, name: Name): Sentence | null;

  /** Whether the deal of which *seen* was seen is over and lies open. */
  isOver(view: GameView, seen: readonly GameEvent[]): boolean;
  /** Which deal it is. */
  dealName(view: GameView): Sentence;
  /** What stands above the score of a deal that is over, while the match goes on. */
  dealOver(view: GameView, name: Name): Sentence;
  /** How the points of *seat* came about in a deal, counted from 0; null where it needs no words. */
  explained(view: GameView, deal: number, seat: number, short: boolean): Sentence | null;
  /** What is to be known of the score, once for all seats. */
  scoreNotes(view: GameView): readonly Sentence[];
  /** What comes next. */
  coming(view: GameView, name: Name): readonly Sentence[];
  /** Who did best in a deal, and which way it was played. */
  row(
    view: GameView,
    deal: number,
  ): { readonly best: readonly number[]; clockwise: boolean | null };
}

/** What a game tells of a match that is over. */
export interface RecordPart {
  /** The deck before it is shuffled, in ascending order. */
  readonly fresh: readonly string[];
  /** Who may cut in each deal, by its points; null where cuts are moves of the game. */
  cutters(
    options: Readonly<Record<string, unknown>>,
    seats: number,
    points: readonly (readonly number[] | null)[],
  ): readonly (number | null)[];
  /** Whether the deal, counted from 0, went round clockwise; null where all of them go the same way. */
  clockwise(deal: number): boolean | null;
}

/** A game in the browser: what is known before it is chosen, and its parts, fetched when wanted. */
export interface GameClient {
  readonly key: string;
  readonly Card: Component<{ card: string }>;
  /** A card so small that only its sign and its number are left. */
  readonly SmallCard: Component<{ card: string }>;
  /** Some of its cards, to know it by. */
  readonly fan: readonly string[];
  cardName(card: string): Sentence;
  play(): Promise<PlayPart>;
  /** Nothing where its deals cannot be proved here. */
  record?(): Promise<RecordPart>;
  /** Nothing where it cannot be counted on the score pad. */
  pad?(): Promise<PadPart>;
  /** Nothing where the referee does not know it. */
  referee?(): Promise<RefereePart>;
  /** Nothing where its rules are words alone. */
  rules?(): Promise<RulesPart>;
  /** Nothing where it cannot be learned here. */
  lessons?(): Promise<LessonPart>;
}
