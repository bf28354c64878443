// Who sits at the table of a lesson: nobody but names.
import { PEOPLE, type Chair } from '../../net/wire.gen.ts';

const CHAIR: Chair = {
  player: null,
  name: null,
  bot: 'novice',
  ready: true,
  away: false,
  left: false,
};

/** So many chairs with bots on them, which have names. */
export function lessonChairs(seats: number): readonly Chair[] {
  return PEOPLE.slice(0, seats).map((name) => ({ ...CHAIR, name }));
}
