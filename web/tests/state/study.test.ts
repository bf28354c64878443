import { describe, expect, test } from 'vitest';
import type { Tell } from '../../src/net/wire.gen.ts';
import { START, type Table } from '../../src/state/state.ts';
import { asked, update } from '../../src/state/update.ts';
import { GANG, TOLD, WHOLE } from '../fakes.ts';

const STUDY = { number: 5, match: null, redealt: false, move: null };
const number = WHOLE.number + 1;

/** The table of a match, or of a study, after *tell*. */
function after(study: typeof STUDY | null, tell: Tell): Table {
  const opening = asked(START, { type: 'open', table: WHOLE.table });
  const whole = update(opening, { ...WHOLE, setup: { ...WHOLE.setup, study } }, 0);
  const { table } = update(whole, tell, 0);
  if (table === null) throw new Error('no table is shown');
  return table;
}

describe('a study', () => {
  test('is over with its deal, and another match is not', () => {
    const ended: Tell = { ...TOLD, number, view: { ...GANG, awaits: -1 } };
    expect(after(STUDY, ended).phase).toBe('over');
    expect(after(null, ended).phase).toBe('playing');
  });

  test('keeps to itself what was played before it', () => {
    expect(after(STUDY, { ...TOLD, number, entry: { entry: 'resumed' } }).number).toBe(number);
  });
});
