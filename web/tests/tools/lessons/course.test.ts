import { describe, expect, test } from 'vitest';
import * as course from '../../../src/tools/lessons/course.ts';
import { finish, finished, nextLesson } from '../../../src/tools/lessons/progress.ts';
import { refusal } from '../../../src/tools/lessons/refusal.ts';
import { lessonChairs } from '../../../src/tools/lessons/chairs.ts';
import { nameOf } from '../../../src/words/names.ts';
import type { LessonStep, TryVerdict, View, WholeLesson } from '../../../src/net/wire.gen.ts';
import { Words } from '../../../src/words/words.ts';
import { GANG, THIRTEEN } from '../../fakes.ts';

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

const PLAY = course.begin(lesson({ kind: 'play', view: GANG }, {}));

describe('a lesson', () => {
  test('begins with its first step and ends after its last', () => {
    const start = course.begin(lesson({ say: 'lesson-a' }, { say: 'lesson-b' }));
    expect(course.stepOf(start)?.say).toBe('lesson-a');
    const second = course.next(start);
    expect(course.stepOf(second)?.say).toBe('lesson-b');
    expect(course.stepOf(course.next(second))).toBeUndefined();
  });

  test('goes on by itself only where there is nothing to do', () => {
    expect(course.isDone(course.begin(lesson({})))).toBe(true);
    expect(course.isDone(PLAY)).toBe(false);
    expect(course.isDone(course.judged(PLAY, WRONG))).toBe(false);
    expect(course.isDone(course.judged(PLAY, RIGHT))).toBe(true);
  });

  test('lets cards be tried that the rules do not allow', () => {
    const taken = course.hold(course.hold(PLAY, 2, true), 0, true);
    expect(course.chosenMove(taken)).toBe('G2 R3');
    expect(course.chosenMove(course.hold(taken, 2, false))).toBe('G2');
    expect(course.chosenMove(course.call(taken))).toBe('G2 R3!');
  });

  test('gives a card in the exchange', () => {
    const view: View = { ...GANG, phase: 'exchange' };
    const giving = course.hold(course.begin(lesson({ kind: 'play', view })), 1, true);
    expect(course.chosenMove(giving)).toBe('give Y2');
  });

  test('takes up one card at a time in 13, and leaves the move to the targets', () => {
    const start = course.begin(lesson({ kind: 'play', view: THIRTEEN }));
    const taken = course.hold(course.hold(start, 0, true), 3, true);
    expect(taken.chosen).toEqual([3]);
    expect(course.chosenMove(taken)).toBe('');
  });

  test('puts the cards back after a wrong try, and forgets what was said when trying again', () => {
    const wrong = course.judged(course.call(course.hold(PLAY, 0, true)), WRONG);
    expect(course.chosenMove(course.hold(wrong, 3, true))).toBe('G8');
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

  test('can show the cards that would have been right', () => {
    const wrong = course.judged(PLAY, { ...WRONG, needed: ['G8 R8!'] });
    expect(course.canReveal(wrong)).toBe(true);
    expect(course.chosenMove(course.reveal(wrong))).toBe('G8 R8!');
    expect(course.canReveal(PLAY)).toBe(false);
    expect(course.canReveal(course.judged(PLAY, { ...WRONG, needed: ['pass'] }))).toBe(false);
  });

  test('shows a card of 13 with its target, until another card is taken up', () => {
    const start = course.begin(lesson({ kind: 'play', view: THIRTEEN }));
    const shown = course.reveal(course.judged(start, { ...WRONG, needed: ['R4>Y'] }));
    expect(shown).toMatchObject({ chosen: [3], aim: 'Y' });
    expect(course.hold(shown, 0, true)).toMatchObject({ chosen: [0], aim: null });
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
  async function told(code: string, args: Record<string, string | number>): Promise<string> {
    const words = new Words('en');
    await words.learn(['first', 'learn']);
    return refusal({ code, args, sentence: 'The sentence of the server.' }, words.say);
  }

  test('is told with the names of cards, and with what it takes', async () => {
    expect(await told('gang-too-low', { cards: 'R5', to_beat: 'G7' })).toBe(
      'Your red 5 is not higher than the green 7. You need something higher.',
    );
    expect(await told('gang-wrong-size', { cards: 'G5', size: 2 })).toMatch(/A pair lies there/);
    expect(await told('gang-not-a-combo', { cards: 'G3 Y5' })).toMatch(/two equal numbers/);
    expect(await told('gang-must-block', { card: 'R10', gang: 'no' })).toMatch(/the red 10/);
    expect(await told('gang-must-lead-highest', { card: 'RD' })).toMatch(/the red dragon/);
    expect(await told('thirteen-wrong-target', { card: 'B7' })).toMatch(/blue target/);
  });

  test('has a sentence of ours for everything a lesson can come across', async () => {
    const plain = [
      'gang-must-lead',
      'gang-must-open',
      'gang-must-lead-several',
      'gang-call-refused',
    ];
    for (const code of plain) expect(await told(code, {})).not.toBe('The sentence of the server.');
  });

  test('is told in the words of the server where we have none', async () => {
    expect(await told('card-not-held', {})).toBe('The sentence of the server.');
  });
});
