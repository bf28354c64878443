// What the score pad asks of a game. A game that has no such part cannot be counted on the pad.
import type { Cell, Draft } from '../tools/pad/draft.ts';
import type { Line, Reckoning, Setting } from '../tools/pad/reckoning.ts';
import type { Deal, Match, Sheet } from '../tools/pad/sheet.ts';
import type { Sentence } from '../words/words.ts';
import type { Seating } from './circle.ts';
import type { Draws } from './client.ts';

/** What a form with the rules of a match is drawn from. */
export interface RulesProps {
  readonly sheet: Sheet;
  readonly onchange: (sheet: Sheet) => void;
}

/** What the numbers of a deal that is being counted are drawn from. */
export interface CountsProps {
  readonly sheet: Sheet;
  readonly draft: Draft;
  /** Where the next number goes. */
  readonly cell: Cell;
  /** What the deal costs, seat by seat; null until everything is counted. */
  readonly points: readonly number[] | null;
  readonly oncell: (cell: Cell) => void;
  readonly ontype: (cell: Cell, text: string) => void;
  /** Something else than a number was changed. */
  readonly ondraft: (draft: Draft) => void;
}

/** A number that can be chosen. */
export interface Key {
  readonly count: number;
  /** What is said of it to who listens, where it means that the deal is won. */
  readonly won?: Sentence;
}

/** What is said of the deal to come. */
export interface Coming {
  /** Which deal it is. */
  readonly deal: Sentence;
  /** What is settled about it. */
  readonly settled: readonly Sentence[];
  /** Whether that says which way it goes. */
  readonly saysWay: boolean;
  /** How far away the end of the match is; null where there is nothing to say about it. */
  readonly toGo: Sentence | null;
}

/** A game on the score pad; its methods are only ever given sheets, deals and drafts of that game. */
export interface PadPart {
  /** How many can play, and which way. */
  readonly seating: Pick<Seating, 'seats' | 'clockwise' | 'directions'>;
  /** The message that says in which order the players are written down. */
  readonly order: string;
  /** The rules that a score depends on, where there is a choice. */
  readonly Rules?: Draws<RulesProps>;
  /** What is said below the points. */
  readonly Foot: Draws<{ readonly sheet: Sheet }>;

  /** A match without deals, by the rules that people who read *language* begin with. */
  start(match: Match, language: string): Sheet;
  /** What is wrong with the rules that were filled in; null where nothing is. */
  rulesFault?(sheet: Sheet): Sentence | null;

  /** The fields of a text that only this game has, in their order: their letters, by their names. */
  readonly letters: Readonly<Record<string, string>>;
  /** What these fields hold. */
  fields(sheet: Sheet): Readonly<Record<string, string | number>>;
  /** The match, without its deals, that has these fields; null where there is none like that. */
  sheetOf(match: Match, field: (name: string) => string | null): Sheet | null;
  /** All deals as one text that can stand in an address. Texts that were written are read for ever. */
  writeDeals(deals: readonly Deal[]): string;
  /** The deals that *text* holds; null in the place of one that cannot be. */
  readDeals(text: string, seats: number): readonly (Deal | null)[];
  /** A deal in the first version of the text, of which newer games have none. */
  readFirst?(text: string, seats: number): Deal | null;

  readonly Counts: Draws<CountsProps>;
  /** How many keys stand in a row, and whether they are low, because much stands above them. */
  readonly keypad: { readonly across: number; readonly low: boolean };
  /** The numbers that can be meant in a column. */
  keys(column: number): readonly Key[];
  /** What is asked about *cell*. */
  ask(who: string, cell: Cell): Sentence;
  /** The deal at *index* of *sheet*, to be corrected; an empty one behind the last. */
  draft(sheet: Sheet, index: number): Draft;
  /** *draft* with *count* in *cell*, and what follows from it. */
  withCount(draft: Draft, cell: Cell, count: number | null): Draft;
  /** *draft* with a 0 wherever nothing was counted, in a game where that is common. */
  withZeros?(draft: Draft): Draft;
  /** How many cards *cell* can have at most, given the others. */
  mostIn(draft: Draft, cell: Cell): number;
  /** The finished deal; null while something was not counted. */
  dealOf(draft: Draft): Deal | null;
  /** Why no deal ends like this; null where one can. */
  fault(deal: Deal): Sentence | null;

  /** What everybody pays for a deal. */
  points(sheet: Sheet, deal: Deal): readonly number[];
  /** Who deals and leads in the deal *index*, after the deals *before* it. */
  setting(sheet: Sheet, index: number, before: readonly Line[]): Pick<Setting, 'dealer' | 'leader'>;
  /** Whether the match is over with these totals after so many deals. */
  isOver(sheet: Sheet, totals: readonly number[], played: number): boolean;
  /** How many points end the match; null where points do not. */
  target(sheet: Sheet): number | null;
  /** What is said of the deal to come, which is *next*. */
  coming(sheet: Sheet, reckoning: Reckoning, next: Setting): Coming;
}
