// What Gang of Four is counted with, as the engine has it: the deck, points, the end of a match.
import type { GangOptions } from '../../net/wire.gen.ts';
import { rightwards, type Seating } from '../circle.ts';
import table from './scoring.gen.json';

/** What a score depends on, besides the cards. */
export type Priced = Pick<GangOptions, 'undeclared' | 'target' | 'target_rule'>;

/** The table as ``lastcard.exports.gang.scoring`` writes it. */
interface Scoring extends Seating {
  /** How many cards everybody is dealt. */
  readonly hand: number;
  /** The points for so many cards left (GF-10.1). */
  readonly points: readonly number[];
  /** What it costs on top to forget "Last card!" (GF-8.4). */
  readonly fines: Readonly<Record<GangOptions['undeclared'], number>>;
  /** How many points beyond the target end the match (GF-10.2). */
  readonly margins: Readonly<Record<GangOptions['target_rule'], number>>;
  readonly targets: { readonly lowest: number; readonly highest: number };
  readonly editions: Readonly<Record<string, { readonly [name in keyof Priced]: unknown }>>;
}

export const SCORING: Scoring = table;

/** What *edition* has to say about the score; nothing where there is no such edition. */
export function pricedBy(edition: string): Priced | null {
  const found = SCORING.editions[edition];
  return found !== undefined && isPriced(found) ? found : null;
}

/** Whether these are options of the engine. */
export function isPriced(options: { readonly [name in keyof Priced]: unknown }): options is Priced {
  const { undeclared, target, target_rule } = options;
  const { lowest, highest } = SCORING.targets;
  return (
    typeof undeclared === 'string' &&
    Object.hasOwn(SCORING.fines, undeclared) &&
    typeof target_rule === 'string' &&
    Object.hasOwn(SCORING.margins, target_rule) &&
    Number.isInteger(target) &&
    Number(target) >= lowest &&
    Number(target) <= highest
  );
}

/** Why it is this player who gives his best card, and not another. */
export type Reason = 'cards' | 'points' | 'seat';

/** Who has most cards left, then most points, then sits closest after the winner (GF-11.3). */
export function giverOf(
  left: readonly number[],
  totals: readonly number[],
  winner: number,
): { readonly giver: number; readonly reason: Reason } {
  const others = rightwards(SCORING.right[left.length] ?? [], winner);
  const most = Math.max(...others.map((seat) => left[seat] ?? 0));
  const level = others.filter((seat) => left[seat] === most);
  const high = Math.max(...level.map((seat) => totals[seat] ?? 0));
  const found = level.filter((seat) => totals[seat] === high);
  const reason = level.length === 1 ? 'cards' : found.length === 1 ? 'points' : 'seat';
  return { giver: found[0] ?? winner, reason };
}
