// Whether the deals of a match were fair: from its record, or from the notes seen at the table.
// The hashing is our own, also where the browser has some: plain http on a local network has none,
// and one way that is tested is better than two.
import { freshDeck } from './fair/deck.ts';
import { verify, type DealEvidence, type Report, type Verdict } from './fair/judge.ts';
import { rightOf } from './play/around.ts';
import { SCORING } from './play/scoring.ts';
import type { Record as MatchRecord, RecordedDeal } from './wire.gen.ts';

export type { Finding, Report, Verdict } from './fair/judge.ts';

/** What is to be said of a deal, or of all of them, in a word. */
export type Seal = 'proved' | 'absent' | 'alone' | 'wrong' | 'open' | 'none';

/** Every deal of a finished match, computed anew from the record's notes. */
export function proveRecord(record: MatchRecord): Report | null {
  if (record.match === null) return null;
  const cutters = cuttersOf(record);
  const deals = record.deals.map((deal, index) => evidenceOf(deal, cutters[index] ?? null));
  return verify({
    terms: termsOf(record.match, record.game, record.names.length),
    opening: record.proof,
    deals,
  });
}

/** Everything that the notes of a running match alone can prove: all but the cards themselves. */
export function proveNotes(
  table: string,
  game: string,
  seats: number,
  notes: readonly string[],
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
  return verify({ terms: termsOf(table, game, seats), opening, deals: evidence });
}

/** The seal of one deal. */
export function sealOf({ findings, scored, contributed, absent }: Verdict): Seal {
  if (findings.length > 0) return 'wrong';
  if (!scored) return 'open';
  if (contributed.length === 0) return 'alone';
  return absent.length > 0 ? 'absent' : 'proved';
}

/** The seal of a match: the worst of its deals. */
export function sealOfAll(report: Report | null): Seal {
  if (report === null || report.verdicts.length === 0) return 'none';
  const seals = report.verdicts.map(sealOf);
  if (report.findings.length > 0 || seals.includes('wrong')) return 'wrong';
  return (['alone', 'absent', 'proved'] as const).find((seal) => seals.includes(seal)) ?? 'open';
}

function termsOf(match: string, game: string, seats: number) {
  return { match, game, seats, fresh: freshDeck(game) };
}

function evidenceOf({ moves, points, proof }: RecordedDeal, cutter: number | null): DealEvidence {
  // The first word of the table's move says that it deals.
  const dealt = moves[0]?.move.split(' ').slice(1) ?? [];
  return { notes: proof, dealt, cutter, scored: points !== null };
}

/** Who may cut in each deal: the player to the dealer's right, unless cuts are moves of the game. */
function cuttersOf({ game, options, names, deals }: MatchRecord): readonly (number | null)[] {
  const seats = names.length;
  let dealer = Number(options['first_dealer'] ?? 0);
  return deals.map(({ points }) => {
    const now = dealer;
    if (game === 'gang') {
      dealer = points?.indexOf(0) ?? now; // who wins a deal has no points, and deals the next
      return options['ceremony'] === 'on' ? null : rightOf('gang', seats, now);
    }
    dealer = (now + SCORING.thirteen.dealer) % seats;
    return rightOf('thirteen', seats, now);
  });
}
