import { describe, expect, test } from 'vitest';
import { endOf, linkOf } from '../../src/fair/chain.ts';
import { owedLink } from '../../src/fair/owed.ts';
import { START, type Table } from '../../src/state/state.ts';
import { update } from '../../src/state/update.ts';
import { GANG, WHOLE } from '../fakes.ts';

const SEED = '11'.repeat(32);
const CHAIN = `chain 0 ${endOf(SEED)}`;

function waiting(notes: readonly string[], changes: Partial<Table> = {}): Table {
  const deal = notes.filter((note) => note.startsWith('reveal ')).length;
  const view = { ...GANG, deal, phase: 'deal', awaits: -1, legal: [] } as const;
  const { table } = update({ ...START, wanted: WHOLE.table }, { ...WHOLE, view, notes }, 0);
  if (table === null) throw new Error('no table is shown');
  return { ...table, ...changes };
}

describe('a link', () => {
  test('is owed once the server has committed itself', () => {
    expect(owedLink(waiting([CHAIN]), SEED)).toBeNull();
    const link = linkOf(SEED, 1);
    expect(owedLink(waiting([CHAIN, 'commit 00']), SEED)).toMatchObject({ deal: 1, link });
  });

  test('belongs to the number of the deal', () => {
    const table = waiting([CHAIN, 'commit 00', 'link 0 aa', 'reveal 00', 'commit 01']);
    const link = linkOf(SEED, 2);
    expect(owedLink(table, SEED)).toMatchObject({ deal: 2, link });
  });

  test('belongs to it also where the notes of earlier deals are forgotten', () => {
    const view = { ...GANG, deal: 4, phase: 'deal', awaits: -1, legal: [] } as const;
    const table = waiting([CHAIN, 'commit 03', 'link 0 aa', 'reveal 03', 'commit 04'], { view });
    expect(owedLink(table, SEED)).toMatchObject({ deal: 5, link: linkOf(SEED, 5) });
  });

  test('is told once', () => {
    const notes = [CHAIN, 'commit 00', 'link 1 aa'];
    expect(owedLink(waiting(notes), SEED)).not.toBeNull();
    expect(owedLink(waiting([...notes, 'link 0 bb']), SEED)).toBeNull();
    expect(owedLink(waiting([...notes, 'absent 0']), SEED)).toBeNull();
  });

  test('is not told while cards are played', () => {
    expect(owedLink(waiting([CHAIN, 'commit 00'], { view: GANG }), SEED)).toBeNull();
  });

  test('is not told for a chain that is not ours', () => {
    expect(owedLink(waiting(['chain 0 ff', 'commit 00']), SEED)).toBeNull();
    expect(owedLink(waiting([CHAIN, 'commit 00']), null)).toBeNull();
    expect(owedLink(waiting([CHAIN, 'commit 00'], { seat: null }), SEED)).toBeNull();
  });
});
