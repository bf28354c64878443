import { afterEach, expect, test, vi } from 'vitest';
import { install, isByHand } from '../../src/page/install.svelte.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the page is installed when the player wants it, not when the browser does', async () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  install.listen();
  expect(install.ready).toBe(false);
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  target.dispatchEvent(offer);
  expect([install.ready, offer.defaultPrevented]).toEqual([true, true]);
  expect(prompt).not.toHaveBeenCalled();
  await install.ask();
  expect(prompt).toHaveBeenCalledOnce();
  expect(install.ready).toBe(false);
});

test('where the browser makes no offer the player is told how, but not on the home screen', () => {
  expect(isByHand({ standalone: false }, true)).toBe(true);
  expect(isByHand({ standalone: true }, true)).toBe(false);
  expect(isByHand({}, true)).toBe(false);
  // Over plain http nothing would be kept.
  expect(isByHand({ standalone: false }, false)).toBe(false);
});
