import { describe, expect, test } from 'vitest';
import { whatNext } from '../../../src/screens/table/lobby.ts';
import type { Table } from '../../../src/state/state.ts';
import { TABLE } from '../../fakes.ts';

const FREE = { player: null, name: null, bot: null, ready: false, away: false, left: false };
const CHAIRS = [
  { ...FREE, player: 'a', name: 'Ann' },
  { ...FREE, player: 'b', name: 'Bo', ready: true },
  { ...FREE, player: 'c', name: 'Cy', ready: true },
];

function lobby(changes: Partial<Table>): Table {
  return {
    ...TABLE,
    phase: 'open',
    host: 'a',
    arranger: 'a',
    seat: 0,
    chairs: CHAIRS,
    present: [true, true, true],
    waitsFor: [],
    ...changes,
  };
}

describe('before a match', () => {
  test('the host has only to start when everybody is ready', () => {
    expect(whatNext(lobby({}), 'a')).toBeNull();
  });

  test('the host is told to fill empty seats', () => {
    const chairs = [...CHAIRS.slice(0, 2), FREE];
    expect(whatNext(lobby({ chairs, waitsFor: [2] }), 'a')).toEqual(['web-fill-seats', {}]);
  });

  test('the host reads who is not ready', () => {
    const waited = whatNext(lobby({ waitsFor: [1, 2] }), 'a');
    expect(waited).toEqual(['web-waits-for', { who: 'Bo', more: 1 }]);
  });

  test('the host reads who has left', () => {
    const waited = whatNext(lobby({ waitsFor: [2], present: [true, true, false] }), 'a');
    expect(waited).toEqual(['web-waits-for-absent', { who: 'Cy' }]);
  });

  test('the others read who starts', () => {
    expect(whatNext(lobby({ seat: 1 }), 'b')).toEqual(['web-host-starts', { host: 'Ann' }]);
  });

  test('who stands in for the host is told so, and the others too', () => {
    const gone = { arranger: 'b', present: [false, true, true], waitsFor: [0] };
    expect(whatNext(lobby({ ...gone, seat: 1 }), 'b')).toEqual([
      'web-waits-for-absent',
      { who: 'Ann' },
    ]);
    const stand = { ...gone, chairs: [{ ...FREE, bot: 'swift' }, ...CHAIRS.slice(1)] };
    expect(whatNext(lobby({ ...stand, seat: 1, waitsFor: [] }), 'b')).toEqual([
      'web-you-stand-in',
      {},
    ]);
    expect(whatNext(lobby({ ...gone, seat: 2 }), 'c')).toEqual([
      'web-stand-in-starts',
      { host: 'Bo' },
    ]);
  });

  test('a host without a seat is not named', () => {
    const table = lobby({ arranger: 'h', host: 'h', seat: 1 });
    expect(whatNext(table, 'b')).toEqual(['web-someone-starts', {}]);
  });

  test('who has no seat is asked to choose one while there is one', () => {
    const chairs = [...CHAIRS.slice(0, 2), FREE];
    expect(whatNext(lobby({ chairs, seat: null }), 'x')).toEqual(['web-choose-seat', {}]);
  });
});
