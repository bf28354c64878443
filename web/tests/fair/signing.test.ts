import { getPublicKey, sign } from '@noble/ed25519';
import { bytesToHex } from '@noble/hashes/utils.js';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { receiptMessage } from '../../src/fair/deck.ts';
import { KEPT, keepReceipt, keepSent, sentAt, type Sent } from '../../src/fair/kept.ts';
import { proveNotes, sealOfAll } from '../../src/fair/proof.ts';
import { parse } from '../../src/net/json.ts';
import { TABLE } from '../fakes.ts';

interface Signed {
  readonly terms: { readonly match: string; readonly game: string; readonly seats: number };
  readonly honest: readonly string[];
  readonly cheating: readonly string[];
  readonly sent: Sent;
}

const { terms, honest, cheating, sent } = parse<Signed>(
  readFileSync(new URL('signed.json', import.meta.url), 'utf-8'),
);

function codes(notes: readonly string[], kept: readonly Sent[] = []): readonly string[] {
  return proveNotes(terms, notes, 1, kept).verdicts.flatMap(({ findings }) =>
    findings.map(({ code }) => code),
  );
}

describe('a server that signs', () => {
  test('is believed where its signatures are right', () => {
    expect(codes(honest, [sent])).toEqual([]);
    expect(sealOfAll(proveNotes(terms, honest, 1, [sent]))).toBe('proved');
  });

  test.each(['receipt', 'signed'])('is not where a %s is not', (word) => {
    const code = word === 'receipt' ? 'fair-found-receipt-wrong' : 'fair-found-signature-wrong';
    const spoilt = honest.map((note) =>
      note.startsWith(word) ? `${note.slice(0, -8)}00000000` : note,
    );
    expect(new Set(codes(spoilt))).toEqual(new Set([code]));
    expect(codes(honest.slice(1)).length).toBeGreaterThan(0); // a key that is not told
  });

  test('that notes as absent who has its receipt is found by them alone', () => {
    expect(codes(cheating)).toEqual([]);
    expect(codes(cheating, [sent])).toEqual(['fair-found-denied']);
    expect(sealOfAll(proveNotes(terms, cheating, 1, [sent]))).toBe('denied');
    const silent = { ...sent, receipt: null, key: null };
    expect(codes(cheating, [silent])).toEqual(['fair-found-unheard']);
    expect(codes(cheating, [{ ...sent, commit: '0'.repeat(64) }])).toEqual([
      'fair-found-commit-replaced',
    ]);
    expect(codes(cheating, [{ ...sent, deal: 2 }])).toEqual([]);
  });

  test('is not accused by a receipt that somebody else signed', () => {
    const accuser = new Uint8Array(32).fill(1);
    const message = receiptMessage(terms, 1, sent.commit, 1, sent.link);
    const receipt = bytesToHex(sign(message, accuser));
    const forged = { ...sent, receipt, key: bytesToHex(getPublicKey(accuser)) };
    expect(codes(cheating, [forged])).toEqual(['fair-found-unheard']);
  });

  test('whose earlier notes are forgotten is judged by the number of the deal', () => {
    const later = proveNotes(terms, honest, 4).verdicts;
    expect(later.map(({ deal }) => deal)).toEqual([4]);
  });
});

describe('what was sent', () => {
  const cupboard = new Map<string, string>();
  const kept = {
    getItem: (key: string) => cupboard.get(key) ?? null,
    setItem: (key: string, value: string) => void cupboard.set(key, value),
    removeItem: (key: string) => void cupboard.delete(key),
  };
  const commit = `commit ${sent.commit}`;
  const server = `server ${sent.key ?? ''}`;
  const link = { type: 'link', table: 't1', deal: 1, link: sent.link } as const;

  test('is kept, and the receipt with it once it comes', () => {
    expect(sentAt(kept, 't1')).toEqual([]);
    const table = { ...TABLE, seat: 1, notes: [server, commit] };
    keepReceipt(kept, table);
    keepSent(kept, table, link);
    expect(sentAt(kept, 't1')).toEqual([{ ...sent, receipt: null, key: null }]);
    const receipt = `receipt 1 ${sent.receipt ?? ''}`;
    keepReceipt(kept, { ...table, notes: [server, receipt, commit] }); // of the deal before
    expect(sentAt(kept, 't1')[0]?.receipt).toBeNull();
    keepReceipt(kept, { ...table, notes: [server, commit, receipt] });
    keepReceipt(kept, { ...table, notes: [server, commit, receipt] });
    expect(sentAt(kept, 't1')).toEqual([sent]);
    keepSent(kept, { ...table, seat: null }, link);
    expect(sentAt(kept, 't1')).toEqual([sent]);
  });

  test('is kept of the latest tables alone', () => {
    for (let number = 0; number <= KEPT; number += 1) {
      const table = { ...TABLE, id: `n${number}`, seat: 1, notes: [server, commit] };
      keepSent(kept, table, { ...link, table: table.id });
    }
    expect(sentAt(kept, 'n0')).toEqual([]);
    expect(sentAt(kept, 'n1')).toHaveLength(1);
    expect(sentAt(kept, `n${KEPT}`)).toHaveLength(1);
  });

  test('is nothing where the browser keeps nonsense', () => {
    cupboard.set('lastcard.sent.t2', '{"deal":1}');
    expect(sentAt(kept, 't2')).toEqual([]);
  });
});
