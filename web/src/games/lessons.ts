// What a game may have for its lessons, besides its table.
import type { LessonStep, Problem } from '../net/wire.gen.ts';
import type { Say, Sentence } from '../words/words.ts';
import type { Choice, Draws, GameView, Name } from './client.ts';

/** What is done with the chosen cards of a lesson. */
export interface DeedsProps {
  readonly view: GameView;
  readonly choice: Choice;
  /** Whether a try is on its way to be judged. */
  readonly busy: boolean;
  /** Lets a call go with the next play, or not any more. */
  readonly oncall: () => void;
  readonly ontry: (tried: string) => void;
}

/** What a step without a table shows besides cards in rows. */
export interface PictureProps {
  readonly step: LessonStep;
  readonly name: Name;
}

/** What is said to a refusal that was made with *args*. */
export type Refusal = (args: Problem['args'], say: Say) => Sentence;

/** The game's part of the lessons; it is only ever given views and steps of that game. */
export interface LessonPart {
  /** Who teaches: one of the signs that every page has, and its colour. */
  readonly teacher: { readonly sign: string; readonly colour: string };
  /** The buttons for what is chosen, allowed or not. */
  readonly Deeds: Draws<DeedsProps>;
  /** Nothing where cards in rows are all there is to see. */
  readonly Picture?: Draws<PictureProps>;
  /** The move that the choice would be, allowed or not; nothing where only a button makes it. */
  tried?(view: GameView, choice: Choice): string;
  /** What cards that belong together are called; nothing where they go by their names. */
  comboName?(cards: string): Sentence;
  /** Why a try is refused, by code and in words for learners. */
  readonly refusals: Readonly<Record<string, Refusal>>;
}
