import { afterEach, expect, test, vi } from 'vitest';
import { install } from '../src/install.svelte.ts';

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
