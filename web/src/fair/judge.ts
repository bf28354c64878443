// Judging the deals of a match one after the other: what of their notes and cards does not match.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { dealtDeck, keptLink, receiptMessage, transcript, type Terms } from './deck.ts';
import type { Sent } from './kept.ts';
import { layOut, layOutOpening, type Answer, type Opening, type Sheet } from './notes.ts';
import { isSigned } from './signing.ts';

/** What is known of one deal. */
export interface DealEvidence {
  readonly notes: readonly string[];
  /** The deck as it was dealt; null where it is not known. */
  readonly dealt: readonly string[] | null;
  /** Who may cut by a note: nobody if null, whoever did if that cannot be told. */
  readonly cutter: number | null | 'anybody';
  /** Whether the deal is finished, so that its secret is due. */
  readonly scored: boolean;
}

/** What is known of a match. */
export interface Evidence {
  readonly terms: Terms;
  /** The notes before the first deal. */
  readonly opening: readonly string[];
  readonly deals: readonly DealEvidence[];
  /** The number of the first of them, where those before it are not known. */
  readonly first?: number;
}

/** Something that does not match: the name of its sentence, and what the sentence needs. */
export interface Finding {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** What became of one deal. */
export interface Verdict {
  readonly deal: number;
  readonly findings: readonly Finding[];
  /** The seats that contributed a link of a chain of their own. */
  readonly contributed: readonly number[];
  readonly absent: readonly number[];
  readonly scored: boolean;
  /** The notes, to be shown. */
  readonly sheet: Sheet;
}

/** What became of every deal of a match. */
export interface Report {
  /** What does not match before the first deal. */
  readonly findings: readonly Finding[];
  readonly chains: ReadonlyMap<number, string>;
  readonly verdicts: readonly Verdict[];
}

/** Compute every deal anew from its notes and compare, also with what this browser has *sent*. */
export function verify(
  { terms, opening, deals, first = 1 }: Evidence,
  sent: readonly Sent[] = [],
): Report {
  const begun = layOutOpening(opening, terms.seats);
  const judge = new Judge(terms, begun, sent);
  const verdicts = deals.map((evidence, index) => judge.judge(first + index, evidence));
  return { findings: [...unread(begun)], chains: begun.chains, verdicts };
}

interface Case {
  readonly deal: number;
  readonly evidence: DealEvidence;
  readonly sheet: Sheet;
}

class Judge {
  readonly #terms: Terms;
  readonly #chains: ReadonlyMap<number, string>;
  readonly #server: string | null;
  readonly #sent: readonly Sent[];
  readonly #commits = new Map<string, number>();
  /** By seat, the last link that led to its chain, and its deal. */
  readonly #known: Map<number, readonly [number, string]>;

  constructor(terms: Terms, { chains, server }: Opening, sent: readonly Sent[]) {
    this.#terms = terms;
    this.#chains = chains;
    this.#server = server;
    this.#sent = sent;
    this.#known = new Map([...chains].map(([seat, end]) => [seat, [0, end]]));
  }

  judge(deal: number, evidence: DealEvidence): Verdict {
    const sheet = layOut(evidence.notes, this.#terms.seats);
    const answers = [...sheet.answers].sort(([one], [other]) => one - other);
    const links = answers.filter(([seat, link]) => link !== null && this.#chains.has(seat));
    const silent = answers.filter(([, link]) => link === null);
    return {
      deal,
      findings: [...this.#findings({ deal, evidence, sheet })],
      contributed: links.map(([seat]) => seat),
      absent: silent.map(([seat]) => seat),
      scored: evidence.scored,
      sheet,
    };
  }

  *#findings(it: Case): Generator<Finding> {
    if (it.evidence.notes.length === 0) {
      yield found('not-covered');
      return;
    }
    yield* unread(it.sheet);
    yield* this.#commitment(it);
    for (let seat = 0; seat < this.#terms.seats; seat += 1) {
      yield* this.#answer(it.deal, seat, it.sheet.answers.get(seat));
    }
    yield* this.#signatures(it);
    yield* this.#denials(it);
    yield* this.#cut(it);
    yield* this.#reveal(it);
  }

  *#signatures({ deal, sheet: { commit, answers, receipts, signed } }: Case): Generator<Finding> {
    if (commit === null) return;
    for (const [seat, receipt] of receipts) {
      const message = receiptMessage(this.#terms, deal, commit, seat, answers.get(seat) ?? '');
      if (!isSigned(message, receipt, this.#server)) yield found('receipt-wrong', { seat });
    }
    const given = { deal, chains: this.#chains, commit, answers };
    if (signed === null || isSigned(transcript(this.#terms, given), signed, this.#server)) return;
    yield found('signature-wrong');
  }

  // What this browser sent, and has a receipt for by the record's server, is not to be denied.
  *#denials({ deal, sheet: { commit, answers } }: Case): Generator<Finding> {
    for (const mine of this.#sent) {
      if (mine.deal !== deal) continue;
      const { seat, link, receipt } = mine;
      if (commit !== mine.commit) yield found('commit-replaced');
      else if (answers.has(seat) && answers.get(seat) !== link) {
        const message = receiptMessage(this.#terms, deal, commit, seat, link);
        const shown = receipt !== null && isSigned(message, receipt, this.#server);
        yield found(shown && answers.get(seat) === null ? 'denied' : 'unheard', { seat });
      }
    }
  }

  *#commitment({ deal, sheet: { commit } }: Case): Generator<Finding> {
    if (commit === null) {
      yield found('commit-missing');
      return;
    }
    const first = this.#commits.get(commit);
    if (first === undefined) this.#commits.set(commit, deal);
    else yield found('commit-repeated', { deal: first });
  }

  *#answer(deal: number, seat: number, answer: Answer | undefined): Generator<Finding> {
    const own = this.#chains.has(seat);
    if (answer === undefined) yield found('link-missing', { seat });
    else if (answer === null) {
      if (!own) yield found('absence-refused', { seat });
    } else if (own && !this.#leadsOn(deal, seat, answer)) yield found('chain-broken', { seat });
  }

  // A broken link is not built upon: the next one is held against the last good one.
  #leadsOn(deal: number, seat: number, link: string): boolean {
    const [before, known] = this.#known.get(seat) ?? [0, ''];
    let bytes: Uint8Array = hexToBytes(link);
    for (let i = before; i < deal; i += 1) bytes = sha256(bytes);
    if (bytesToHex(bytes) !== known) return false;
    this.#known.set(seat, [deal, link]);
    return true;
  }

  // Where the cards are not known, neither is how many there are.
  #isBeyond(at: number): boolean {
    const { length } = this.#terms.fresh;
    return length > 0 && at >= length;
  }

  *#cut({ evidence: { cutter }, sheet: { cut } }: Case): Generator<Finding> {
    if (cut === null) return;
    const right = (cutter === 'anybody' || cut.seat === cutter) && this.#chains.has(cut.seat);
    if (!right || cut.at < 1 || this.#isBeyond(cut.at)) {
      yield found('cut-refused', cut);
    }
  }

  *#reveal(it: Case): Generator<Finding> {
    const { commit, reveal, answers, cut } = it.sheet;
    if (reveal === null && it.evidence.scored) yield found('reveal-missing');
    if (reveal !== null && !it.evidence.scored) yield found('reveal-too-early');
    if (reveal === null || commit === null) return;
    if (bytesToHex(sha256(hexToBytes(reveal))) !== commit) {
      // Nothing that follows from another secret says anything about the deal.
      yield found('commitment-differs');
      return;
    }
    yield* this.#derived(it, reveal);
    if (answers.size !== this.#terms.seats || it.evidence.dealt === null) return;
    const given = { deal: it.deal, chains: this.#chains, commit, answers };
    yield* compared(dealtDeck(this.#terms, given, reveal, cut?.at ?? 0), it.evidence.dealt);
  }

  *#derived({ deal, sheet }: Case, secret: string): Generator<Finding> {
    for (let seat = 0; seat < this.#terms.seats; seat += 1) {
      const link = sheet.answers.get(seat);
      if (link == null || this.#chains.has(seat)) continue;
      if (link !== keptLink(this.#terms, deal, seat, secret)) {
        yield found('link-not-derived', { seat });
      }
    }
  }
}

function* compared(due: readonly string[], dealt: readonly string[]): Generator<Finding> {
  if (dealt.length !== due.length) {
    yield found('deck-size-differs', { dealt: dealt.length, cards: due.length });
    return;
  }
  const place = due.findIndex((card, index) => card !== dealt[index]);
  if (place < 0) return;
  yield found('deck-differs', {
    place: place + 1,
    dealt: dealt[place] ?? '',
    due: due[place] ?? '',
  });
}

function* unread({ damaged, misplaced }: Pick<Sheet, 'damaged' | 'misplaced'>): Generator<Finding> {
  for (const text of damaged) yield found('note-damaged', { text });
  for (const text of misplaced) yield found('note-misplaced', { text });
}

function found(what: string, args: Finding['args'] = {}): Finding {
  return { code: `fair-found-${what}`, args };
}
