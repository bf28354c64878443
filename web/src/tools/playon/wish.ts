// What is wanted of a study: where one sits, with whom, with which cards.
import type { NewStudyAsk } from '../../net/wire.gen.ts';

/** A place of a match that is over, from which one may play on. */
export interface Position {
  /** The match by its id; empty where a record was opened. */
  readonly match: string;
  /** The record, as text, where it was opened; null where the match is on the server. */
  readonly record: string | null;
  /** How many moves are made there, the table's included. */
  readonly number: number;
  readonly game: string;
  /** Who sat where. */
  readonly names: readonly string[];
  /** Who is to move; null where the table deals next. */
  readonly awaits: number | null;
  /** What may be played there. */
  readonly legal: readonly string[];
}

export interface Wish {
  readonly seat: number;
  /** The bot on every other seat; empty where friends are to come. */
  readonly bot: string;
  readonly redealt: boolean;
  /** The next move; empty where it is decided at the table. */
  readonly move: string;
}

/** What the server is asked for. */
export function askFor(position: Position, { seat, bot, redealt, move }: Wish): NewStudyAsk {
  const { match, record, number, names } = position;
  return {
    ...(record === null ? { match } : { record }),
    number,
    seat,
    bots: names.map((_, place) => (place === seat || bot === '' ? null : bot)),
    redealt,
    ...(move === '' ? {} : { move }),
  };
}
