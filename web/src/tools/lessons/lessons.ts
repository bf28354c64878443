// What is asked of the server about lessons.
import { get, send } from '../../net/http.ts';
import type { LessonInfo, Lessons, TryAsk, TryVerdict, WholeLesson } from '../../net/wire.gen.ts';

/** All lessons, in the order in which they are learned. */
export async function allLessons(): Promise<readonly LessonInfo[]> {
  return (await get<Lessons>('/api/lessons')).lessons;
}

/** One lesson, step by step. */
export function oneLesson(id: string): Promise<WholeLesson> {
  return get<WholeLesson>(`/api/lessons/${id}`);
}

/** What the rules, or else the lesson, say to a try. */
export function judge(id: string, step: number, tried: string): Promise<TryVerdict> {
  const body: TryAsk = { tried };
  return send<TryVerdict>('POST', `/api/lessons/${id}/${step}`, body);
}
