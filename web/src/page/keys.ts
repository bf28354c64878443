// Which keys are the table's and which belong to what has the focus.

/** Whether a key pressed now is meant for the table. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('dialog, input, select, textarea') !== null) return false;
  const onCard = target.closest('.hand') !== null;
  const onButton = target.closest('button, a') !== null;
  // Space takes a card up, Enter plays what is taken up; both press any other button.
  if (key === ' ') return !onButton;
  return key !== 'Enter' || onCard || !onButton;
}

/** Lets go of a button that was clicked with the mouse, so that the next key is the table's. */
export function letGo({ target, detail }: MouseEvent): void {
  // A click that comes from a key counts no presses, and who goes by keys stays there.
  if (detail === 0 || !(target instanceof Element)) return;
  target.closest<HTMLElement>('.actions button, aside button')?.blur();
}

/** Lets go of a button when a key has chosen cards, so that Enter plays them and does not press it. */
export function turnToCards({ target }: KeyboardEvent): void {
  if (!(target instanceof Element) || target.closest('.hand') !== null) return;
  target.closest<HTMLElement>('button, a')?.blur();
}
