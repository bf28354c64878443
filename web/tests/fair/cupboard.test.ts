import { expect, test } from 'vitest';
import { sturdy } from '../../src/fair/cupboard.ts';
import { FakeStorage } from '../storage.ts';

test('what is kept is kept in the storage', () => {
  const storage = new FakeStorage();
  const cupboard = sturdy(() => storage);
  cupboard.setItem('seed', 'a');
  expect(storage.getItem('seed')).toBe('a');
  cupboard.removeItem('seed');
  expect(storage.getItem('seed')).toBeNull();
  expect(cupboard.getItem('seed')).toBeNull();
});

test('a full storage loses nothing while the page is open', () => {
  const storage = new FakeStorage();
  const cupboard = sturdy(() => storage);
  cupboard.setItem('seed', 'a');
  storage.full = true;
  cupboard.setItem('seed', 'b');
  expect(cupboard.getItem('seed')).toBe('b');
  storage.full = false;
  cupboard.setItem('seed', 'c');
  expect([cupboard.getItem('seed'), storage.getItem('seed')]).toEqual(['c', 'c']);
  cupboard.removeItem('seed');
  expect(cupboard.getItem('seed')).toBeNull();
});

test('a refused storage loses nothing while the page is open', () => {
  const cupboard = sturdy(() => {
    throw new Error('SecurityError');
  });
  expect(cupboard.getItem('seed')).toBeNull();
  cupboard.setItem('seed', 'a');
  expect(cupboard.getItem('seed')).toBe('a');
  cupboard.removeItem('seed');
  expect(cupboard.getItem('seed')).toBeNull();
});
