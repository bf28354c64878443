// Which choices are listed, in which order, and the way from one to the next.
import type { Choice, Forgotten } from '../../net/wire.gen.ts';
import { GRADES, isWrong, type Findings } from './findings.ts';

/** From which grade on choices are listed. */
export type Size = 'slip' | 'mistake' | 'blunder';
export type Order = 'largest' | 'played';

/** What is to be listed. */
export interface Wanted {
  readonly seat: number;
  readonly size: Size;
  /** Whether what was fine or too close to call is listed too. */
  readonly all: boolean;
  readonly order: Order;
}

/** Something that can be opened: a choice, or a call that was forgotten. */
export type Item =
  | { readonly what: 'choice'; readonly choice: Choice }
  | { readonly what: 'forgotten'; readonly forgotten: Forgotten };

/** What is listed of *found*. */
export function listed(found: Findings, { seat, size, all, order }: Wanted): readonly Item[] {
  const choices = found.choices
    .filter((choice) => choice.seat === seat && (isWrong(choice) ? isOf(choice, size) : all))
    .map((choice): Item => ({ what: 'choice', choice }));
  const forgotten = found.forgotten
    .filter((one) => one.seat === seat)
    .map((one): Item => ({ what: 'forgotten', forgotten: one }));
  const items = [...choices, ...forgotten];
  return order === 'played'
    ? items.toSorted((one, other) => numberOf(one) - numberOf(other))
    : items.toSorted(
        (one, other) =>
          rankOf(one) - rankOf(other) ||
          costOf(other) - costOf(one) ||
          numberOf(one) - numberOf(other),
      );
}

/** What an address names: a turn number, for a call that was forgotten with an `f` behind it. */
export function keyOf(item: Item): string {
  return item.what === 'choice' ? `${item.choice.number}` : `${item.forgotten.number}f`;
}

/** What the key *key* means; null where there is nothing of that name, or not yet. */
export function itemOf(found: Findings, key: string): Item | null {
  const number = Number.parseInt(key, 10);
  if (key.endsWith('f')) {
    const forgotten = found.forgotten.find((one) => one.number === number);
    return forgotten === undefined ? null : { what: 'forgotten', forgotten };
  }
  const choice = found.choices.find((one) => one.number === number);
  return choice === undefined ? null : { what: 'choice', choice };
}

/** The item *by* places after that of *key*; at the end it goes on at the beginning. */
export function neighbour(items: readonly Item[], key: string, by: 1 | -1): Item | null {
  const place = items.findIndex((item) => keyOf(item) === key);
  if (place < 0) return items.at(by > 0 ? 0 : -1) ?? null;
  return items[(place + by + items.length) % items.length] ?? null;
}

export function dealOf(item: Item): number {
  return item.what === 'choice' ? item.choice.deal : item.forgotten.deal;
}

export function seatOf(item: Item): number {
  return item.what === 'choice' ? item.choice.seat : item.forgotten.seat;
}

export function numberOf(item: Item): number {
  return item.what === 'choice' ? item.choice.number : item.forgotten.number;
}

export function costOf(item: Item): number {
  return item.what === 'choice' ? item.choice.loss : item.forgotten.cost;
}

// A call that was forgotten has no grade; it stands behind what was wrong, before what was not.
function rankOf(item: Item): number {
  return item.what === 'choice' ? GRADES.indexOf(item.choice.grade) : GRADES.indexOf('slip') + 0.5;
}

function isOf({ grade }: Choice, size: Size): boolean {
  return GRADES.indexOf(grade) <= GRADES.indexOf(size);
}
