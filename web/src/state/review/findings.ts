// What is known of a match while it is reviewed, and once it is.
import type {
  Choice,
  CurvePoint,
  Forgotten,
  LedgerRow,
  Review,
  SeatSummary,
} from '../../net/wire.gen.ts';

/** How good a choice was. */
export type Grade = Choice['grade'];

/** In what a choice, luck or a curve is counted. */
export type Unit = 'points' | 'chance';

/** The grades, the worst first. */
export const GRADES: readonly Grade[] = ['blunder', 'mistake', 'slip', 'close', 'fine'];
/** The grades of choices that cost something for sure. */
export const WRONG: readonly Grade[] = ['blunder', 'mistake', 'slip'];

/** More than ever sit at a table. */
const MOST_SEATS = 100;

/** What was found so far. */
export interface Findings {
  readonly choices: readonly Choice[];
  readonly forgotten: readonly Forgotten[];
  readonly ledger: readonly LedgerRow[];
  readonly curve: readonly CurvePoint[];
  /** The seats summed up; nothing before all choices are there. */
  readonly summary: readonly SeatSummary[];
}

/** Something that came. */
export type News = Omit<Findings, 'summary'>;

export const NOTHING: Findings = { choices: [], forgotten: [], ledger: [], curve: [], summary: [] };

/** What a whole review has found. */
export function findingsOf({ choices, forgotten, ledger, curve, summary }: Review): Findings {
  return { choices, forgotten, ledger, curve, summary };
}

/** *found* with what is new, in the order of the match and each once, however often it came. */
export function withNews(found: Findings, news: News): Findings {
  return {
    choices: ordered(found.choices, news.choices, turnOf),
    forgotten: ordered(found.forgotten, news.forgotten, turnOf),
    ledger: ordered(found.ledger, news.ledger, ({ deal, seat }) => deal * MOST_SEATS + seat),
    curve: ordered(found.curve, news.curve, turnOf),
    summary: found.summary,
  };
}

/** What the choices of *seat* come to, as far as they are there. */
export interface Tally {
  readonly choices: number;
  /** How many choices cost something for sure, and what together. */
  readonly wrong: number;
  readonly lost: number;
  readonly chanceLost: number;
  readonly grades: Readonly<Record<Grade, number>>;
  readonly forgotten: number;
  /** What chance and the others brought; null before the ledger is there. */
  readonly luck: number | null;
  readonly chanceLuck: number | null;
}

export function tallyOf(found: Findings, seat: number): Tally {
  const own = found.choices.filter((choice) => choice.seat === seat);
  const wrong = own.filter(isWrong);
  const summed = found.summary.find((one) => one.seat === seat);
  const rows = found.ledger.filter((row) => row.seat === seat);
  const luck = (shares: readonly { result: number; own: number }[]) =>
    shares.length === 0 ? null : sum(shares.map((share) => share.result - share.own));
  return {
    choices: own.length,
    wrong: wrong.length,
    lost: summed?.lost ?? sum(wrong.map(({ loss }) => loss)),
    chanceLost: summed?.chance_lost ?? sum(wrong.map(({ chance_loss }) => chance_loss)),
    grades: countOf(own),
    forgotten: found.forgotten.filter((one) => one.seat === seat).length,
    luck: summed?.luck ?? luck(rows),
    chanceLuck: summed?.chance_luck ?? luck(rows.map(({ chance }) => chance)),
  };
}

/** Whether a choice cost something for sure. */
export function isWrong({ grade }: Pick<Choice, 'grade'>): boolean {
  return WRONG.includes(grade);
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function countOf(choices: readonly Choice[]): Readonly<Record<Grade, number>> {
  const counts = { blunder: 0, mistake: 0, slip: 0, close: 0, fine: 0 };
  for (const { grade } of choices) counts[grade] += 1;
  return counts;
}

function turnOf({ number }: { readonly number: number }): number {
  return number;
}

function ordered<T>(
  found: readonly T[],
  news: readonly T[],
  rank: (one: T) => number,
): readonly T[] {
  const all = new Map([...found, ...news].map((one) => [rank(one), one]));
  return [...all.values()].toSorted((one, other) => rank(one) - rank(other));
}
