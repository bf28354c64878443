// Telling the player through the browser that it is his turn, if he wants to be told.
import type { Say } from '../words/words.ts';

/** Whether this browser can tell anything outside of the page. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

/** Whether the player lets the browser tell him; it asks, and he may say no. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell that it is one's turn at *table*; a click on it is answered by *open*. */
export function tellTurn(say: Say, table: string, game: string, open: () => void): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const told = new Notification(say(`${game}-name`), {
    body: say('web-turn-told'),
    tag: `lastcard ${table}`,
    icon: '/icon.svg',
  });
  told.onclick = () => {
    window.focus();
    told.close();
    open();
  };
}
