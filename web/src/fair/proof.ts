// Whether the deals of a match were fair: from its record, or from the notes seen at the table.
// The hashing comes with the page, also where the browser has some: plain http on a local network
// has none, and one way that is tested is better than two.
import { verify, type DealEvidence, type Report, type Verdict } from './judge.ts';
import type { Terms } from './deck.ts';
import type { Sent } from './kept.ts';
import type { RecordPart } from '../games/client.ts';
import type { Record as MatchRecord, RecordedDeal } from '../net/wire.gen.ts';

export type { Finding, Report, Verdict } from './judge.ts';

/** What is to be said of a deal, or of all of them, in a word. */
export type Seal = 'proved' | 'absent' | 'alone' | 'denied' | 'wrong' | 'open' | 'none';

/** What is found where the player contributed and the notes say otherwise. */
const DENIALS: readonly string[] = ['fair-found-denied', 'fair-found-unheard'];

/** Every deal of a finished match, computed anew from the record's notes and held against what this
    browser *sent*; without its game's *part* all but the cards themselves. */
export function proveRecord(
  record: MatchRecord,
  part: RecordPart | null,
  sent: readonly Sent[] = [],
): Report | null {
  const { match, game, options, names, deals } = record;
  if (match === null) return null;
  const points = deals.map((deal) => deal.points);
  const cutters = part?.cutters(options, names.length, points);
  const evidence = {
    terms: { match, game, seats: names.length, fresh: part?.fresh ?? [] },
    opening: record.proof,
    deals: deals.map((deal, index) =>
      cutters === undefined ? unseen(deal) : evidenceOf(deal, cutters[index] ?? null),
    ),
  };
  return verify(evidence, sent);
}

/** Everything that the *notes* of a running match alone can prove: all but the cards themselves.
    Of *deals* that were begun, those of the earlier ones may be forgotten. */
export function proveNotes(
  { match, game, seats }: Omit<Terms, 'fresh'>,
  notes: readonly string[],
  begun: number | null = null,
  sent: readonly Sent[] = [],
): Report {
  const first = notes.findIndex((note) => note.startsWith('commit '));
  const opening = first < 0 ? notes : notes.slice(0, first);
  const deals: string[][] = [];
  for (const note of notes.slice(opening.length)) {
    if (note.startsWith('commit ')) deals.push([]);
    deals.at(-1)?.push(note);
  }
  const evidence = deals.map((told): DealEvidence => {
    const scored = told.some((note) => note.startsWith('reveal '));
    return { notes: told, dealt: null, cutter: 'anybody', scored };
  });
  const forgotten = Math.max(0, (begun ?? deals.length) - deals.length);
  const terms = { match, game, seats, fresh: [] };
  return verify({ terms, opening, deals: evidence, first: 1 + forgotten }, sent);
}

/** The seal of one deal. */
export function sealOf({ findings, scored, contributed, absent }: Verdict): Seal {
  if (findings.length > 0) {
    return findings.every(({ code }) => DENIALS.includes(code)) ? 'denied' : 'wrong';
  }
  if (!scored) return 'open';
  if (contributed.length === 0) return 'alone';
  return absent.length > 0 ? 'absent' : 'proved';
}

/** The seal of a match: the worst of its deals. */
export function sealOfAll(report: Report | null): Seal {
  if (report === null || report.verdicts.length === 0) return 'none';
  const seals = report.verdicts.map(sealOf);
  if (report.findings.length > 0 || seals.includes('wrong')) return 'wrong';
  return (
    (['denied', 'alone', 'absent', 'proved'] as const).find((seal) => seals.includes(seal)) ??
    'open'
  );
}

// A deal of cards that are not known here.
function unseen({ points, proof }: RecordedDeal): DealEvidence {
  return { notes: proof, dealt: null, cutter: 'anybody', scored: points !== null };
}

function evidenceOf({ moves, points, proof }: RecordedDeal, cutter: number | null): DealEvidence {
  // The first word of the table's move says that it deals.
  const dealt = moves[0]?.move.split(' ').slice(1) ?? [];
  return { notes: proof, dealt, cutter, scored: points !== null };
}
