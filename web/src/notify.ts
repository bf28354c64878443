// Telling the player through the browser that it is his turn, if he wants to be told.
import { set, settings } from './settings.ts';
import type { Say } from './words.ts';

/** Whether this browser can tell anything outside of the page. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

/** Switches it on or off; the browser asks the player, who may say no. */
export async function setNotify(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  set('notify', granted);
  return granted;
}

/** Tell that it is one's turn at *table*; a click on it is answered by *open*. */
export function tellTurn(say: Say, table: string, game: string, open: () => void): void {
  if (!settings().notify || !canNotify() || Notification.permission !== 'granted') return;
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
