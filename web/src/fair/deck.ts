// The deck that the notes of a deal lead to.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Answer } from './notes.ts';

/** What does not change from deal to deal. */
export interface Terms {
  readonly match: string;
  readonly game: string;
  readonly seats: number;
  /** The deck before it is shuffled; empty where the game's cards are not known. */
  readonly fresh: readonly string[];
}

/** What goes into one deal besides the secret. */
export interface Contributions {
  readonly deal: number;
  readonly chains: ReadonlyMap<number, string>;
  readonly commit: string;
  readonly answers: ReadonlyMap<number, Answer>;
}

/** The link of a seat without a chain of its own. */
export function keptLink(terms: Terms, deal: number, seat: number, secret: string): string {
  const lines = ['lastcard seat 1', ...header(terms, deal), `seat ${seat}`];
  return bytesToHex(hmac(sha256, hexToBytes(secret), text(lines)));
}

/** Everything published before the deck is shuffled, in its one form. */
export function transcript(terms: Terms, given: Contributions): Uint8Array {
  const chains = sorted(given.chains).map(([seat, end]) => `chain ${seat} ${end}`);
  const answers = sorted(given.answers).map(([seat, link]) =>
    link === null ? `absent ${seat}` : `link ${seat} ${link}`,
  );
  return text([
    'lastcard deal 1',
    ...header(terms, given.deal),
    `seats ${terms.seats}`,
    ...chains,
    `commit ${given.commit}`,
    ...answers,
  ]);
}

/** What the server signs when it has the link of *seat*. */
export function receiptMessage(
  terms: Pick<Terms, 'match' | 'game'>,
  deal: number,
  commit: string,
  seat: number,
  link: string,
): Uint8Array {
  const head = ['lastcard receipt 1', ...header(terms, deal)];
  return text([...head, `commit ${commit}`, `link ${seat} ${link}`]);
}

/** The deck as dealt, from the top: shuffled by *secret*, then *cut* cards put under the others. */
export function dealtDeck(
  terms: Terms,
  given: Contributions,
  secret: string,
  cut: number,
): readonly string[] {
  const bytes = stream(hexToBytes(secret), transcript(terms, given));
  const cards = [...terms.fresh];
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, bytes);
    [cards[i], cards[j]] = [cards[j] ?? '', cards[i] ?? ''];
  }
  return [...cards.slice(cut), ...cards.slice(0, cut)];
}

/** The endless bytes that a deck is shuffled with. */
export function* stream(secret: Uint8Array, message: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setUint32(4, block);
    yield* hmac(sha256, secret, concatBytes(message, new Uint8Array(counter.buffer)));
  }
}

function below(count: number, bytes: Generator<number, never>): number {
  const limit = 256 - (256 % count);
  for (;;) {
    const byte = bytes.next().value;
    if (byte < limit) return byte % count;
  }
}

function header({ match, game }: Pick<Terms, 'match' | 'game'>, deal: number): readonly string[] {
  return [`match ${match}`, `game ${game}`, `deal ${deal}`];
}

function text(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
}

function sorted<T>(bySeat: ReadonlyMap<number, T>): readonly [number, T][] {
  return [...bySeat].sort(([one], [other]) => one - other);
}
