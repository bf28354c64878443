// How things move: short, never in the way, and not at all for who wants it calm.

const EASE = 'cubic-bezier(.2, .8, .3, 1)';
const CALM = '(prefers-reduced-motion: reduce)';

/** The place of a seat on the screen. */
export function placeOf(seat: number | null): Element | null {
  return document.querySelector(`[data-seat="${seat ?? 'none'}"]`);
}

/** The place of a target of 13 on the screen. */
export function placeOfTarget(name: string | null): Element | null {
  return document.querySelector(`[data-target="${name ?? 'none'}"]`);
}

/** Lets *node* come flying from where *from* is; what is *heavy* lands with weight. */
export function fly(node: Element, from: Element | null, heavy = false): void {
  if (!moves(node) || from === null) return;
  const [start, end] = [middle(from), middle(node)];
  const away = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  const frames = heavy
    ? [
        { transform: `${away} scale(.5)`, opacity: 0.4 },
        { transform: 'scale(1.3) rotate(-2deg)', opacity: 1, offset: 0.6 },
        { transform: 'scale(.94)', offset: 0.82 },
        { transform: 'none' },
      ]
    : [{ transform: `${away} scale(.5)`, opacity: 0.4 }, { transform: 'none' }];
  node.animate(frames, { duration: heavy ? 300 : 240, easing: EASE });
}

/** Knocks on the table: a pass. */
export function knock(node: Element): void {
  if (!moves(node)) return;
  const frames = [0, 5, 0, 4, 0].map((down) => ({ translate: `0 ${down}px` }));
  node.animate(frames, { duration: 260, easing: 'ease-in-out' });
}

/** Turns *node* once round, the way play goes. */
export function turn(node: Element, clockwise: boolean): void {
  if (!moves(node)) return;
  const from = clockwise ? '-180deg' : '180deg';
  node.animate([{ rotate: from, opacity: 0.2 }, { rotate: '0deg' }], {
    duration: 300,
    easing: EASE,
  });
}

/** Draws the eye to *node*. */
export function beat(node: Element): void {
  if (!moves(node)) return;
  node.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 280, easing: EASE });
}

/** Whether things may move; *node* not where what is shown did not just happen. */
export function moves(node?: Element): boolean {
  return !matchMedia(CALM).matches && node?.closest('[data-still]') == null;
}

function middle(node: Element): { x: number; y: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
