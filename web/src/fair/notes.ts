// The notes of the provable deal, read and laid out; docs/reference/provable-deal.md describes them.

export type Note =
  | { readonly kind: 'chain' | 'link'; readonly seat: number; readonly hex: string }
  | { readonly kind: 'commit' | 'reveal' | 'server'; readonly hex: string }
  | Signing
  | { readonly kind: 'absent'; readonly seat: number }
  | { readonly kind: 'cut'; readonly seat: number; readonly at: number };

/** A note that the server signed. */
type Signing =
  | { readonly kind: 'receipt'; readonly seat: number; readonly hex: string }
  | { readonly kind: 'signed'; readonly hex: string };

/** What a seat answered to a commitment: its link, or null for nothing. */
export type Answer = string | null;

/** The notes of one deal, each kind in its place. */
export interface Sheet {
  readonly commit: string | null;
  readonly answers: ReadonlyMap<number, Answer>;
  /** The server's receipts for links, by seat. */
  readonly receipts: ReadonlyMap<number, string>;
  /** The server's signature of what is noted of all seats. */
  readonly signed: string | null;
  readonly cut: { readonly seat: number; readonly at: number } | null;
  readonly reveal: string | null;
  readonly damaged: readonly string[];
  readonly misplaced: readonly string[];
}

const NUMBER = '(0|[1-9][0-9]{0,2})';
const HEX = '([0-9a-f]{64})';
const SIGNATURE = '([0-9a-f]{128})';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(chain|link) ${NUMBER} ${HEX}$`),
  new RegExp(`^(commit|reveal|server) ${HEX}$`),
  new RegExp(`^(receipt) ${NUMBER} ${SIGNATURE}$`),
  new RegExp(`^(signed) ${SIGNATURE}$`),
  new RegExp(`^(absent) ${NUMBER}$`),
  new RegExp(`^(cut) ${NUMBER} ${NUMBER}$`),
];

/** The note that *text* is; null if it is none. */
export function readNote(text: string): Note | null {
  for (const form of FORMS) {
    const [, kind, first = '', second = ''] = form.exec(text) ?? [];
    switch (kind) {
      case undefined:
        continue;
      case 'chain':
      case 'link':
      case 'receipt':
        return { kind, seat: Number(first), hex: second };
      case 'commit':
      case 'reveal':
      case 'server':
      case 'signed':
        return { kind, hex: first };
      case 'absent':
        return { kind, seat: Number(first) };
      case 'cut':
        return { kind, seat: Number(first), at: Number(second) };
    }
  }
  return null;
}

/** The notes of a deal between *seats* seats; what is damaged, doubled or out of order is found. */
export function layOut(lines: readonly string[], seats: number): Sheet {
  const sheet = new Laying(seats);
  const damaged: string[] = [];
  const misplaced: string[] = [];
  for (const line of lines) {
    const note = readNote(line);
    if (note === null) damaged.push(line.slice(0, 80));
    else if (!sheet.place(note)) misplaced.push(line);
  }
  const { commit, answers, receipts, signed, cut, reveal } = sheet;
  return { commit, answers, receipts, signed, cut, reveal, damaged, misplaced };
}

/** The notes before the first deal: the key of a server that signs, and the chains of the seats. */
export interface Opening extends Pick<Sheet, 'damaged' | 'misplaced'> {
  readonly server: string | null;
  readonly chains: ReadonlyMap<number, string>;
}

/** The chains that seats pledged before the first deal, by seat, and what is wrong with the notes. */
export function layOutOpening(lines: readonly string[], seats: number): Opening {
  const chains = new Map<number, string>();
  let server: string | null = null;
  const damaged: string[] = [];
  const misplaced: string[] = [];
  for (const line of lines) {
    const note = readNote(line);
    if (note === null) damaged.push(line.slice(0, 80));
    else if (note.kind === 'chain' && note.seat < seats && !chains.has(note.seat))
      chains.set(note.seat, note.hex);
    else if (note.kind === 'server' && server === null && chains.size === 0) server = note.hex;
    else misplaced.push(line);
  }
  return { server, chains, damaged, misplaced };
}

// A commitment comes first, the reveal last, and a cut after all answers; each but once.
class Laying {
  commit: string | null = null;
  readonly answers = new Map<number, Answer>();
  readonly receipts = new Map<number, string>();
  signed: string | null = null;
  cut: Sheet['cut'] = null;
  reveal: string | null = null;
  readonly #seats: number;

  constructor(seats: number) {
    this.#seats = seats;
  }

  place(note: Note): boolean {
    if (this.reveal !== null) return false;
    switch (note.kind) {
      case 'commit':
        if (this.commit !== null || this.answers.size > 0 || this.cut !== null) return false;
        this.commit = note.hex;
        return true;
      case 'link':
        return this.#answer(note.seat, note.hex);
      case 'absent':
        return this.#answer(note.seat, null);
      case 'cut':
        if (this.cut !== null) return false;
        this.cut = { seat: note.seat, at: note.at };
        return true;
      case 'reveal':
        this.reveal = note.hex;
        return true;
      case 'receipt':
      case 'signed':
        return this.#sign(note);
      case 'chain':
      case 'server':
        return false;
    }
  }

  #sign(note: Signing): boolean {
    if (note.kind === 'receipt') {
      if (this.receipts.has(note.seat) || this.answers.get(note.seat) == null) return false;
      this.receipts.set(note.seat, note.hex);
      return true;
    }
    if (this.signed !== null || this.answers.size !== this.#seats) return false;
    this.signed = note.hex;
    return true;
  }

  #answer(seat: number, answer: Answer): boolean {
    if (seat >= this.#seats || this.answers.has(seat) || this.cut !== null) return false;
    this.answers.set(seat, answer);
    return true;
  }
}
