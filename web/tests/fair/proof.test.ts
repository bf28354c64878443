import { readFileSync } from 'node:fs';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { stream } from '../../src/fair/deck.ts';
import type { RecordPart } from '../../src/games/client.ts';
import { record as gangPart } from '../../src/games/gang/play/record.ts';
import { record as thirteenPart } from '../../src/games/thirteen/play/record.ts';
import { verify, type Evidence, type Finding } from '../../src/fair/judge.ts';
import { readNote } from '../../src/fair/notes.ts';
import { parse } from '../../src/net/json.ts';
import { proveNotes, proveRecord, sealOf, sealOfAll } from '../../src/fair/proof.ts';
import type { Record as MatchRecord } from '../../src/net/wire.gen.ts';

interface Vector {
  readonly match: string;
  readonly game: string;
  readonly seats: number;
  readonly fresh: string;
  readonly opening: readonly string[];
  readonly deals: readonly {
    readonly notes: readonly string[];
    readonly cutter: number | null;
    readonly transcript: string;
    readonly block: string;
    readonly dealt: string;
  }[];
}

interface Judged extends Omit<Evidence, 'deals'> {
  readonly deals: readonly {
    readonly notes: readonly string[];
    readonly dealt: string;
    readonly cutter: number | null;
    readonly scored: boolean;
  }[];
  readonly verdicts: readonly {
    readonly findings: readonly Finding[];
    readonly contributed: readonly number[];
    readonly absent: readonly number[];
  }[];
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const vectors = parse<{ matches: readonly Vector[] }>(
  read('../../../docs/reference/provable-deal-vectors.json'),
).matches;
const { matches, records } = parse<{
  matches: readonly Judged[];
  records: readonly MatchRecord[];
}>(read('../proofs.gen.json'));
const [gang, ceremony] = records;
if (gang === undefined || ceremony === undefined) throw new Error('there are records');

function evidenceOf({ match, game, seats, fresh, opening, deals }: Vector): Evidence {
  return {
    terms: { match, game, seats, fresh: fresh.split(' ') },
    opening,
    deals: deals.map(({ notes, dealt, cutter }) => ({
      notes,
      dealt: dealt.split(' '),
      cutter,
      scored: true,
    })),
  };
}

const parts: Readonly<Record<string, RecordPart>> = { gang: gangPart, thirteen: thirteenPart };

/** *record* with the deal's notes or its deck changed. */
function tampered(record: MatchRecord, change: (deal: MatchRecord['deals'][number]) => object) {
  const deals = record.deals.map((deal, index) =>
    index === 0 ? { ...deal, ...change(deal) } : deal,
  );
  return proveRecord({ ...record, deals }, parts[record.game] ?? null);
}

describe('a note', () => {
  const hex = 'a'.repeat(64);
  test.each(['commit', `commit ${hex} `, `link 01 ${hex}`, 'absent -1', `reveal ${hex}0`, 'cut 1'])(
    'is nothing but its form: %s',
    (text) => {
      expect(readNote(text)).toBeNull();
    },
  );
  test('is read', () => {
    expect(readNote('cut 2 31')).toEqual({ kind: 'cut', seat: 2, at: 31 });
    expect(readNote(`link 0 ${hex}`)).toEqual({ kind: 'link', seat: 0, hex });
  });
});

describe('the test vectors', () => {
  test.each(vectors)('are proved: $about', (vector) => {
    const report = verify(evidenceOf(vector));
    expect(report.findings).toEqual([]);
    expect(report.verdicts.flatMap(({ findings }) => findings)).toEqual([]);
    expect(parts[vector.game]?.fresh.join(' ')).toBe(vector.fresh);
  });

  test('have the bytes in between', () => {
    for (const { transcript, block, notes } of vectors.flatMap(({ deals }) => deals)) {
      const secret = hexToBytes(notes.at(-1)?.split(' ')[1] ?? '');
      const bytes = stream(secret, new TextEncoder().encode(transcript));
      expect(bytesToHex(Uint8Array.from({ length: 32 }, () => bytes.next().value))).toBe(block);
    }
  });
});

describe('spoilt matches', () => {
  test('are found out exactly as the server finds them out', () => {
    expect(matches.length).toBeGreaterThan(50);
    for (const { terms, opening, deals, verdicts } of matches) {
      const told = deals.map((deal) => ({ ...deal, dealt: deal.dealt.split(' ') }));
      const report = verify({ terms, opening, deals: told });
      const heard = report.verdicts.map(({ findings, contributed, absent }) => ({
        findings,
        contributed,
        absent,
      }));
      expect(heard).toEqual(
        verdicts.map(({ findings, contributed, absent }) => ({ findings, contributed, absent })),
      );
    }
  });

  test('fail in many ways', () => {
    const codes = new Set(
      matches
        .flatMap(({ verdicts }) => verdicts.flatMap(({ findings }) => findings))
        .map((f) => f.code),
    );
    expect(codes.size).toBeGreaterThan(7);
  });
});

describe('a record', () => {
  test.each(records)('of $game is proved with $options.ceremony', (record) => {
    const report = proveRecord(record, parts[record.game] ?? null);
    expect(report?.verdicts.length).toBe(record.deals.length);
    expect(sealOfAll(report)).toBe('proved');
  });

  test('with two cards exchanged is wrong', () => {
    const report = tampered(gang, ({ moves }) => {
      const [word = '', first = '', second = '', ...rest] = moves[0]?.move.split(' ') ?? [];
      return { moves: [{ seat: -1, move: [word, second, first, ...rest].join(' ') }] };
    });
    expect(sealOfAll(report)).toBe('wrong');
    expect(report?.verdicts[0]?.findings[0]?.code).toBe('fair-found-deck-differs');
    expect(report?.verdicts[1] && sealOf(report.verdicts[1])).toBe('proved');
  });

  test('with another secret is wrong', () => {
    const report = tampered(gang, ({ proof }) => ({
      proof: [...proof.slice(0, -1), `reveal ${'0'.repeat(64)}`],
    }));
    expect(report?.verdicts[0]?.findings.map(({ code }) => code)).toEqual([
      'fair-found-commitment-differs',
    ]);
  });

  test('with a cut by somebody else is wrong', () => {
    const report = tampered(ceremony, ({ proof }) => ({
      proof: [...proof.slice(0, -1), 'cut 0 5', ...proof.slice(-1)],
    }));
    expect(report?.verdicts[0]?.findings[0]?.code).toBe('fair-found-cut-refused');
  });

  test('of a game that is not known here is proved as far as its notes go', () => {
    const report = proveRecord(gang, null);
    expect(report?.verdicts.length).toBe(gang.deals.length);
    expect(sealOfAll(report)).toBe('proved');
  });

  test('without a name of its match has nothing to prove', () => {
    expect(proveRecord({ ...gang, match: null }, null)).toBeNull();
    expect(sealOfAll(null)).toBe('none');
  });
});

describe('the notes of a running match', () => {
  const { match, proof, deals, names } = gang;
  const first = [...proof, ...(deals[0]?.proof ?? [])];

  test('prove all but the cards', () => {
    const report = proveNotes({ match: match ?? '', game: 'gang', seats: names.length }, first);
    expect(sealOfAll(report)).toBe('proved');
  });

  test('prove nothing before the secret is told', () => {
    const report = proveNotes(
      { match: match ?? '', game: 'gang', seats: names.length },
      first.slice(0, -1),
    );
    expect(report.verdicts.map(sealOf)).toEqual(['open']);
    expect(sealOfAll(report)).toBe('open');
  });

  test('say who did not contribute, and who decided alone', () => {
    const seals = vectors.map((vector) => verify(evidenceOf(vector)).verdicts.map(sealOf));
    expect(seals[2]).toEqual(['absent', 'absent', 'proved']);
    expect(seals[3]).toEqual(['alone']);
    expect(seals[5]).toEqual(['alone', 'proved']);
  });

  test('are no deal as long as there is none', () => {
    expect(sealOfAll(proveNotes({ match: 'm', game: 'gang', seats: 4 }, proof))).toBe('none');
  });
});
