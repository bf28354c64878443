// A replay that several people look at: who is there, who leads, what is shown and said.
import type { LookAsk, LookingTell, RemarkMade, RemarkedTell } from '../net/wire.gen.ts';

export interface Look extends Pick<
  LookingTell,
  'look' | 'people' | 'leader' | 'place' | 'eyes' | 'marks'
> {
  readonly remarks: readonly RemarkMade[];
}

const REMEMBERED = 100;

/** The look after *tell* has told how it stands. */
export function looking(before: Look | null, tell: LookingTell): Look {
  const { look, people, leader, place, eyes, marks } = tell;
  const remarks = before?.look === look ? before.remarks : [];
  return { look, people, leader, place, eyes, marks, remarks };
}

/** The look after something was said. */
export function remarked(before: Look | null, tell: RemarkedTell): Look {
  const known = before?.look === tell.look ? before : { ...UNSEEN, look: tell.look };
  return { ...known, remarks: [...known.remarks, ...tell.remarks].slice(-REMEMBERED) };
}

/** The look once one comes or goes: what was said is told again. */
export function come({ look, on }: LookAsk): Look | null {
  return on ? { ...UNSEEN, look } : null;
}

/** Whether *you* lead. */
export function isLeading({ leader }: Look, you: string | undefined): boolean {
  return leader !== null && leader === you;
}

/** Whether *you* see what is shown by who leads. */
export function isFollowing(look: Look, you: string | undefined): boolean {
  return !isLeading(look, you) && !isAside(look, you);
}

/** Whether *you* look on your own. */
export function isAside({ people }: Look, you: string | undefined): boolean {
  return people.some(({ player, aside }) => player === you && aside);
}

const UNSEEN: Look = {
  look: '',
  people: [],
  leader: null,
  place: 0,
  eyes: null,
  marks: '',
  remarks: [],
};
