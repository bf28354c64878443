// How the player likes it, remembered in this browser.
import { parse } from './json.ts';
import type { Order } from './play/cards.ts';

export interface Habits {
  /** Pass at once where nothing can be played. */
  readonly passing: boolean;
  readonly sound: boolean;
  readonly order: Order;
}

const KEY = 'lastcard.habits';

/** The habits that *storage* remembers; sound is off on what is *held* in the hand. */
export function habitsOf(storage: Pick<Storage, 'getItem'>, held: boolean): Habits {
  const usual: Habits = { passing: true, sound: !held, order: 'number' };
  const kept = storage.getItem(KEY);
  return kept === null ? usual : { ...usual, ...parse<Partial<Habits>>(kept) };
}

/** Remembers the habits. */
export function keep(storage: Pick<Storage, 'setItem'>, habits: Habits): void {
  storage.setItem(KEY, JSON.stringify(habits));
}
