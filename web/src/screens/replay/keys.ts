// The keys of a match that is stepped through.
import { isForTable } from '../../page/keys.ts';
import type { Player } from '../../tools/replay/player.svelte.ts';
import type { Tab } from './tabs.ts';

/** What a key leads to: another place or other eyes, something beside the table, or the list of keys. */
export type Shows = 'place' | 'help' | Tab;

type Step = (player: Player) => void;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: (player) => {
    player.back('move');
  },
  ArrowRight: (player) => {
    player.on('move');
  },
  ArrowUp: (player) => {
    player.back('cycle');
  },
  ArrowDown: (player) => {
    player.on('cycle');
  },
  PageUp: (player) => {
    player.back('deal');
  },
  PageDown: (player) => {
    player.on('deal');
  },
  Home: (player) => {
    player.first();
  },
  End: (player) => {
    player.last();
  },
  ' ': (player) => {
    player.toggle();
  },
  e: (player) => {
    player.otherEyes();
  },
  o: (player) => {
    player.openHands();
  },
};
/** With Shift the arrows go further. */
const FURTHER: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
  ArrowUp: 'PageUp',
  ArrowDown: 'PageDown',
};
const SHOWN: Readonly<Record<string, Shows>> = { k: 'known', l: 'log', s: 'score', '?': 'help' };

/** Does what the key is for; what it leads to, or null where it is nothing of ours. */
export function stepped(event: KeyboardEvent, player: Player): Shows | null {
  if (!isForTable(event)) return null;
  const plain = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const key = (event.shiftKey ? FURTHER[plain] : undefined) ?? plain;
  const step = STEPS[key];
  if (step === undefined) return SHOWN[key] ?? null;
  step(player);
  return 'place';
}
