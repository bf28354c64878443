import { describe, expect, test } from 'vitest';
import * as course from '../../../src/tools/lessons/course.ts';
import { finish, finished, nextLesson } from '../../../src/tools/lessons/progress.ts';
import { refusal } from '../../../src/tools/lessons/refusal.ts';
import { hasPart, known } from '../../../src/games/registry.ts';
import { comboName } from '../../../src/tools/lessons/naming.ts';
import { lessonChairs } from '../../../src/tools/lessons/chairs.ts';
import { nameOf } from '../../../src/words/names.ts';
import type { LessonStep, TryVerdict, View, WholeLesson } from '../../../src/net/wire.gen.ts';
import type { Args, Sentence } from '../../../src/words/words.ts';
import { GANG } from '../../fakes.ts';

const SHOW: LessonStep = {
  kind: 'show',
  say: 'lesson-x',
  rows: [],
  drawn: 'cards',
  prices: false,
  view: null,
  choices: [],
  chosen: 'number',
  left: [],
  piles: [],
};
const WRONG: TryVerdict = {
  right: false,
  message: 'lesson-x-other',
  problem: null,
  needed: ['G8 R8'],
  view: null,
};
const AFTER: View = { ...GANG, hand: 'G2 Y2 R3 Y8', to_beat: 'G8 R8' };
const RIGHT: TryVerdict = { ...WRONG, right: true, needed: [], view: AFTER };

function lesson(...steps: readonly Partial<LessonStep>[]): WholeLesson {
  const whole = steps.map((step): LessonStep => ({ ...SHOW, ...step }));
  return { id: 'gang-x', game: 'gang', title: 'lesson-x', steps: whole };
}

/** A game whose moves are their cards. */
const MOVES: course.Moves = {
  single: false,
  meant: (move) => ({ cards: move, aim: 'there', calling: true }),
};
const PLAY = course.begin(lesson({ kind: 'play', view: GANG }, {}), MOVES);

describe('a lesson', () => {
  test('begins with its first step and ends after its last', () => {
    const start = course.begin(lesson({ say: 'lesson-a' }, { say: 'lesson-b' }), MOVES);
    expect(course.stepOf(start)?.say).toBe('lesson-a');
    const second = course.next(start);
    expect(course.stepOf(second)?.say).toBe('lesson-b');
    expect(course.stepOf(course.next(second))).toBeUndefined();
  });

  test('goes on by itself only where there is nothing to do', () => {
    expect(course.isDone(course.begin(lesson({}), MOVES))).toBe(true);
    expect(course.isDone(PLAY)).toBe(false);
    expect(course.isDone(course.judged(PLAY, WRONG))).toBe(false);
    expect(course.isDone(course.judged(PLAY, RIGHT))).toBe(true);
  });

  test('takes cards up and puts them back, one at a time where a move is one card', () => {
    const taken = course.hold(course.hold(PLAY, 2, true), 0, true);
    expect(taken.chosen).toEqual([2, 0]);
    expect(course.hold(taken, 2, false).chosen).toEqual([0]);
    const single = { ...PLAY, moves: { ...MOVES, single: true } };
    expect(course.hold(course.hold(single, 0, true), 3, true).chosen).toEqual([3]);
  });

  test('puts the cards back after a wrong try, and forgets what was said when trying again', () => {
    const wrong = course.judged(course.call(course.hold(PLAY, 0, true)), WRONG);
    expect(wrong).toMatchObject({ chosen: [], aim: null, calling: false });
    const again = course.attempt(wrong, 'G2');
    expect([again.tried, again.verdict]).toEqual(['G2', null]);
  });

  test('shows the table after the right move, and lets nothing be taken up there', () => {
    const right = course.judged(course.hold(PLAY, 3, true), RIGHT);
    expect(right.view).toBe(AFTER);
    expect(right.chosen).toEqual([]);
    expect(course.hold(right, 0, true)).toBe(right);
    expect(course.next(right).view).toBeNull();
  });

  test('can show what would have been right: the cards, the target and the call', () => {
    const wrong = course.judged(PLAY, { ...WRONG, needed: ['G8 R8'] });
    expect(course.canReveal(wrong)).toBe(true);
    const shown = course.reveal(wrong);
    expect(shown).toMatchObject({ chosen: [3, 5], aim: 'there', calling: true });
    expect(course.hold(shown, 0, true).aim).toBeNull();
    expect(course.canReveal(PLAY)).toBe(false);
    expect(course.canReveal(course.judged(PLAY, { ...WRONG, needed: ['pass'] }))).toBe(false);
  });

  test('is seen at a table where everybody has a name', () => {
    const chairs = lessonChairs(GANG.seats);
    const names = chairs.map((_, seat) => nameOf(chairs, seat, () => ''));
    expect(names).toEqual(['Mei', 'Bo', 'Lin', 'Tao']);
  });
});

describe('progress', () => {
  const lessons = ['a', 'b', 'c'].map((id) => ({ id }));

  test('is kept in the browser', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(finished(storage).size).toBe(0);
    finish(storage, 'a');
    finish(storage, 'c');
    finish(storage, 'a');
    expect([...finished(storage)]).toEqual(['a', 'c']);
  });

  test.each(['', '[', 'null', '7', '{}'])('that is spoilt, as %j, begins anew', (text) => {
    expect(finished({ getItem: () => text }).size).toBe(0);
  });

  test('leads to the next lesson that is not finished, from the start again', () => {
    expect(nextLesson(lessons, new Set())?.id).toBe('a');
    expect(nextLesson(lessons, new Set(['a', 'b']), 'b')?.id).toBe('c');
    expect(nextLesson(lessons, new Set(['c']), 'c')?.id).toBe('a');
    expect(nextLesson(lessons, new Set(['a', 'b', 'c']), 'c')).toBeNull();
  });
});

describe('what the rules refuse', () => {
  const problem = { code: 'stones-odd', args: { card: 'S1' }, sentence: 'As the server says it.' };
  const say = (message: string) => message;

  test('is told in the words of the lessons, or of the server where they have none', () => {
    expect(refusal(problem, { refusals: { 'stones-odd': () => ['ours', {}] } }, say)).toBe('ours');
    expect(refusal(problem, { refusals: {} }, say)).toBe('As the server says it.');
  });
});

describe('the cards of a lesson', () => {
  const say = (message: string, args: Args = {}) => `${message} ${String(args['text'] ?? '')}`;

  test('that belong together have a name, or go by their own', () => {
    const named = { comboName: (): Sentence => ['heap', {}] };
    expect(comboName('stones', named, 'S1 S2', say)).toBe('heap ');
    expect(comboName('stones', {}, 'S1 S2', say)).toBe('web-plain S1, web-plain S2');
  });
});

test('a game without a part has no lessons', () => {
  expect(hasPart('stones', 'lessons')).toBe(false);
  expect(known().filter((game) => hasPart(game, 'lessons'))).toEqual(known());
});
