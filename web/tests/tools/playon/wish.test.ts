import { describe, expect, test } from 'vitest';
import { askFor, type Position } from '../../../src/tools/playon/wish.ts';

const POSITION: Position = {
  match: 'm',
  record: null,
  number: 37,
  game: 'gang',
  names: ['Ann', 'Bo', 'Cleo'],
  awaits: 1,
  legal: ['R7', 'pass'],
};
const WISH = { seat: 1, bot: 'planner', redealt: false, move: '' };

describe('what is wanted of a study', () => {
  test("has bots on all seats but one's own", () => {
    expect(askFor(POSITION, WISH)).toEqual({
      match: 'm',
      number: 37,
      seat: 1,
      bots: ['planner', null, 'planner'],
      redealt: false,
    });
  });

  test('leaves the seats free where friends are to come', () => {
    expect(askFor(POSITION, { ...WISH, bot: '' }).bots).toEqual([null, null, null]);
  });

  test('brings the record where there is no match', () => {
    const asked = askFor({ ...POSITION, match: '', record: 'lastcard record 1' }, WISH);
    expect(asked).toMatchObject({ record: 'lastcard record 1' });
    expect(asked).not.toHaveProperty('match');
  });

  test('names the next move where it is settled', () => {
    expect(askFor(POSITION, { ...WISH, move: 'R7', redealt: true })).toMatchObject({
      move: 'R7',
      redealt: true,
    });
  });
});
