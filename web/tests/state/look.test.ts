import { describe, expect, test } from 'vitest';
import { come, isAside, isFollowing, isLeading, looking, remarked } from '../../src/state/look.ts';
import { START } from '../../src/state/state.ts';
import { asked, update } from '../../src/state/update.ts';
import type { LookingTell, RemarkedTell } from '../../src/net/wire.gen.ts';

const LOOKING: LookingTell = {
  type: 'looking',
  look: 'l',
  people: [
    { player: 'ann', name: 'Ann', aside: false },
    { player: 'bo', name: 'Bo', aside: false },
  ],
  leader: 'ann',
  place: 7,
  eyes: 1,
  marks: 'G3',
};
const SAID: RemarkedTell = {
  type: 'remarked',
  look: 'l',
  remarks: [{ player: 'bo', name: 'Bo', text: 'why?' }],
};

describe('a shared look', () => {
  test('keeps what was said while something else is shown', () => {
    const after = looking(remarked(null, SAID), LOOKING);
    expect(after.remarks).toEqual(SAID.remarks);
    expect(after.place).toBe(7);
  });

  test('of another name begins anew', () => {
    const other = looking(remarked(null, SAID), { ...LOOKING, look: 'm' });
    expect(other.remarks).toEqual([]);
  });

  test('is led by one, and followed by who has not stepped aside', () => {
    const look = looking(null, LOOKING);
    expect(isLeading(look, 'ann')).toBe(true);
    expect(isFollowing(look, 'ann')).toBe(false);
    expect(isFollowing(look, 'bo')).toBe(true);
    const people = LOOKING.people.map((one) => ({ ...one, aside: one.player === 'bo' }));
    const aside = looking(look, { ...LOOKING, people });
    expect(isAside(aside, 'bo')).toBe(true);
    expect(isFollowing(aside, 'bo')).toBe(false);
  });

  test('is led by nobody where the lead is free', () => {
    expect(isLeading(looking(null, { ...LOOKING, leader: null }), undefined)).toBe(false);
  });

  test('is told to the page, and forgotten when one goes', () => {
    const came = asked(START, { type: 'look', look: 'l', on: true });
    const there = update(update(came, SAID, 0), LOOKING, 0);
    expect(there.look?.people).toHaveLength(2);
    expect(there.look?.remarks).toHaveLength(1);
    expect(asked(there, { type: 'look', look: 'l', on: false }).look).toBeNull();
  });

  test('is told anew to who comes back', () => {
    const again = come({ type: 'look', look: 'l', on: true });
    expect(remarked(again, SAID).remarks).toHaveLength(1);
  });
});
