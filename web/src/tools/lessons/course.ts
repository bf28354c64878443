// Going through a lesson, as plain data: the step, what is taken up, and what was said to the last try.
import { cardsAt, cardsIn, placesOf } from '../../games/cards.ts';
import { cardsOf } from '../../games/gang/play/moves.ts';
import { aimOf } from '../../games/thirteen/play/moves.ts';
import type { LessonStep, TryVerdict, View, WholeLesson } from '../../net/wire.gen.ts';

export interface Course {
  readonly lesson: WholeLesson;
  /** The step, counted from 0; past the last one the lesson is finished. */
  readonly at: number;
  /** The table as it stands: that of the step, or after the right move. */
  readonly view: View | null;
  /** The chosen cards, as places in the hand. */
  readonly chosen: readonly number[];
  /** The target that was shown for a card that fits several; null where none was. */
  readonly aim: string | null;
  /** Whether "Last card!" goes with the next play. */
  readonly calling: boolean;
  /** What was tried last. */
  readonly tried: string;
  /** What was said to it; null before the first try and while the answer is awaited. */
  readonly verdict: TryVerdict | null;
}

/** Nothing is taken up. */
const NOTHING = { chosen: [], aim: null, calling: false } as const;

/** The lesson at its beginning. */
export function begin(lesson: WholeLesson): Course {
  return goTo(lesson, 0);
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
export function next({ lesson, at }: Course): Course {
  return goTo(lesson, at + 1);
}

/** Takes the card up, or puts it back if *up* is false; in 13 a turn is one card. */
export function hold(course: Course, place: number, up: boolean): Course {
  if (isDone(course)) return course;
  const others = course.chosen.filter((other) => other !== place);
  const single = course.view?.game === 'thirteen';
  return { ...course, aim: null, chosen: up ? [...(single ? [] : others), place] : others };
}

/** Says "Last card!" with the next play, or does not. */
export function call(course: Course): Course {
  return { ...course, calling: !course.calling };
}

/** The move of Gang of Four that the chosen cards would be, whether it is allowed or not. */
export function chosenMove({ view, chosen, calling }: Course): string {
  if (view?.game !== 'gang') return '';
  const cards = cardsAt(cardsIn(view.hand), chosen);
  if (view.phase === 'exchange') return `give ${cards}`;
  return calling ? `${cards}!` : cards;
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
export function canReveal({ verdict, view }: Course): boolean {
  const [needed = ''] = verdict?.needed ?? [];
  return placesIn(view, needed).length > 0;
}

/** Shows what would have been right: the cards are taken up, and their target is chosen. */
export function reveal(course: Course): Course {
  const [needed = ''] = course.verdict?.needed ?? [];
  const chosen = placesIn(course.view, needed);
  return { ...course, chosen, aim: aimOf(needed), calling: needed.endsWith('!') };
}

function placesIn(view: View | null, move: string): readonly number[] {
  const [cards = ''] = cardsOf(move).split('>');
  return placesOf(cardsIn(view?.hand ?? ''), cardsIn(cards));
}

function goTo(lesson: WholeLesson, at: number): Course {
  const view = lesson.steps[at]?.view ?? null;
  return { lesson, at, view, ...NOTHING, tried: '', verdict: null };
}
