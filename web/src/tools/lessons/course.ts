// Going through a lesson, as plain data: the step, what is taken up, and what was said to the last try.
import { cardsIn, placesOf } from '../../games/cards.ts';
import type { Choice, PlayPart } from '../../games/client.ts';
import type { LessonStep, TryVerdict, View, WholeLesson } from '../../net/wire.gen.ts';

/** What is to be known of the moves of a game. */
export type Moves = Pick<PlayPart, 'single' | 'meant'>;

/** The lesson and how far one is; the choice is what is taken up for the next try. */
export interface Course extends Choice {
  readonly lesson: WholeLesson;
  readonly moves: Moves;
  /** The step, counted from 0; past the last one the lesson is finished. */
  readonly at: number;
  /** The table as it stands: that of the step, or after the right move. */
  readonly view: View | null;
  /** What was tried last. */
  readonly tried: string;
  /** What was said to it; null before the first try and while the answer is awaited. */
  readonly verdict: TryVerdict | null;
}

/** Nothing is taken up. */
const NOTHING: Choice = { chosen: [], aim: null, calling: false };

/** The lesson at its beginning. */
export function begin(lesson: WholeLesson, moves: Moves): Course {
  return goTo(lesson, moves, 0);
}

/** The step that is shown; undefined when the lesson is finished. */
export function stepOf({ lesson, at }: Course): LessonStep | undefined {
  return lesson.steps[at];
}

/** Whether the step is done: there was nothing to do, or it was right. */
export function isDone(course: Course): boolean {
  return stepOf(course)?.kind === 'show' || course.verdict?.right === true;
}

/** On to the next step. */
export function next({ lesson, moves, at }: Course): Course {
  return goTo(lesson, moves, at + 1);
}

/** Takes the card up, or puts it back if *up* is false; another one where a move is one card. */
export function hold(course: Course, place: number, up: boolean): Course {
  if (isDone(course)) return course;
  const others = course.chosen.filter((other) => other !== place);
  const kept = course.moves.single ? [] : others;
  return { ...course, aim: null, chosen: up ? [...kept, place] : others };
}

/** Lets a call go with the next play, or does not. */
export function call(course: Course): Course {
  return { ...course, calling: !course.calling };
}

/** *tried* is on its way to be judged. */
export function attempt(course: Course, tried: string): Course {
  return { ...course, tried, verdict: null };
}

/** *verdict* was said to the try; the next one begins with nothing taken up. */
export function judged(course: Course, verdict: TryVerdict): Course {
  const view = verdict.right ? (verdict.view ?? course.view) : course.view;
  return { ...course, ...NOTHING, verdict, view };
}

/** Whether cards that would have been right can be shown. */
export function canReveal(course: Course): boolean {
  return revealed(course).chosen.length > 0;
}

/** Shows what would have been right: the cards are taken up, and their target is chosen. */
export function reveal(course: Course): Course {
  return { ...course, ...revealed(course) };
}

function revealed({ moves, verdict, view }: Course): Choice {
  const [needed = ''] = verdict?.needed ?? [];
  const { cards, aim, calling } = moves.meant(needed);
  return { chosen: placesOf(cardsIn(view?.hand ?? ''), cardsIn(cards)), aim, calling };
}

function goTo(lesson: WholeLesson, moves: Moves, at: number): Course {
  const view = lesson.steps[at]?.view ?? null;
  return { lesson, moves, at, view, ...NOTHING, tried: '', verdict: null };
}
