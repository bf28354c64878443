// What this browser remembers of how its player likes to play. Read where it is needed; every part
// of the page sees a change at once, other open pages at their next look.
import { createSubscriber } from 'svelte/reactivity';

export interface Settings {
  /** Whether the table is heard. */
  readonly sound: boolean;
  /** Whether the page passes by itself when nothing can be played. */
  readonly autoPass: boolean;
  /** Whether the browser says so when it is one's turn and the page is not looked at. */
  readonly notify: boolean;
}

const KEY = 'lastcard.';
const changes = new EventTarget();
const subscribe = createSubscriber((update) => {
  changes.addEventListener('change', update);
  return () => {
    changes.removeEventListener('change', update);
  };
});

/** How the player likes it; read inside of an effect it is read again when it has changed. */
export function settings(): Settings {
  subscribe();
  return {
    sound: kept('sound', !isPhone()),
    autoPass: kept('autoPass', true),
    notify: kept('notify', false),
  };
}

/** From now on *name* is *on*. */
export function set(name: keyof Settings, on: boolean): void {
  localStorage.setItem(KEY + name, on ? 'on' : 'off');
  changes.dispatchEvent(new Event('change'));
}

function kept(name: keyof Settings, usual: boolean): boolean {
  const value = localStorage.getItem(KEY + name);
  return value === null ? usual : value === 'on';
}

// Phones are used where others sit: there sound is off unless it is wanted.
function isPhone(): boolean {
  return matchMedia('(pointer: coarse) and (max-width: 700px)').matches;
}
