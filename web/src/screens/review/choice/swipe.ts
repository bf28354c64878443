// A finger that goes to the side turns a page.
import type { Attachment } from 'svelte/attachments';

/** How far it has to go, and how straight. */
const FAR = 60;
const STRAIGHT = 2;

/** Calls *go* with 1 where a finger went to the left, with −1 where it went to the right. */
export function swipes(go: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: Touch | undefined;
    const begin = ({ touches, target }: TouchEvent) => {
      // What scrolls to the side by itself keeps its finger.
      const scrolls = target instanceof Element && target.closest('.scroll') !== null;
      from = touches.length === 1 && !scrolls ? touches[0] : undefined;
    };
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      const by = turned(from, to);
      from = undefined;
      if (by !== 0) go(by);
    };
    node.addEventListener('touchstart', begin, { passive: true });
    node.addEventListener('touchend', end, { passive: true });
    return () => {
      node.removeEventListener('touchstart', begin);
      node.removeEventListener('touchend', end);
    };
  };
}

/** Which way a finger turns the page that went from one place to another; 0 where it does not. */
export function turned(
  from: Pick<Touch, 'clientX' | 'clientY'> | undefined,
  to: Pick<Touch, 'clientX' | 'clientY'> | undefined,
): 1 | -1 | 0 {
  if (from === undefined || to === undefined) return 0;
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.abs(across) < FAR || Math.abs(across) < STRAIGHT * Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
