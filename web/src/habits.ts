// How the player likes it, remembered in this browser.
import { tryParse } from './json.ts';
import type { Order } from './play/cards.ts';

export interface Habits {
  /** Pass at once where nothing can be played. */
  readonly passing: boolean;
  readonly sound: boolean;
  readonly order: Order;
  /** Tell through the browser that it is one's turn, where the page is not looked at. */
  readonly notify: boolean;
  /** Be advised at every decision, at tables where hints are allowed. */
  readonly advice: boolean;
  /** What advice has explained already, by topic. */
  readonly met: readonly string[];
  /** Nothing was ever played in this browser. */
  readonly newcomer: boolean;
}

const KEY = 'lastcard.habits';

/** The habits that *storage* remembers; sound is off on what is *held* in the hand. */
export function habitsOf(storage: Pick<Storage, 'getItem'>, held: boolean): Habits {
  const usual: Habits = {
    passing: true,
    sound: !held,
    order: 'number',
    notify: false,
    advice: false,
    met: [],
    newcomer: true,
  };
  return { ...usual, ...tryParse<Partial<Habits>>(storage.getItem(KEY) ?? '{}') };
}

/** Remembers the habits. */
export function keep(storage: Pick<Storage, 'setItem'>, habits: Habits): void {
  storage.setItem(KEY, JSON.stringify(habits));
}
