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
