// A finger that goes over the table from side to side: the next move, or the one before.
import type { Attachment } from 'svelte/attachments';
import type { Player } from '../../tools/replay/player.svelte.ts';

/** How far a finger goes at least, in pixels, and how much further aside than up or down. */
const FAR = 40;
const ASIDE = 1.5;

/** Lets *player* follow a finger that goes over the element. */
export function swiped(player: Player): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    const down = ({ pointerType, clientX, clientY }: PointerEvent) => {
      from = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      if (from === null) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(x) < FAR || Math.abs(x) < ASIDE * Math.abs(y)) return;
      if (x < 0) player.on('move');
      else player.back('move');
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
    };
  };
}
