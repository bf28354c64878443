import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calmly } from '../../../src/screens/home/calm.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('something is done at once, and what comes in quick succession once more', () => {
  const act = vi.fn();
  const go = calmly(act, 1000);
  go();
  expect(act).toHaveBeenCalledTimes(1);
  go();
  go();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(2);
  go();
  expect(act).toHaveBeenCalledTimes(3);
});
