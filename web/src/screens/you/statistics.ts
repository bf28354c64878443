// How a player has fared, counted from his finished matches.
import type { MatchInfo } from '../../net/wire.gen.ts';

/** How it went at one game. */
export interface Tally {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  /** How often he was first, second, and so on. */
  readonly places: readonly number[];
}

type Scored = Pick<MatchInfo, 'totals' | 'winners'>;

/** The place of *seat*, counted from 1; null while there is no score. Who has as many shares it. */
export function placeOf({ totals, winners }: Scored, seat: number): number | null {
  const own = totals?.[seat];
  const best = totals?.[winners?.[0] ?? -1];
  if (totals == null || own === undefined || best === undefined) return null;
  // Which way is better, the winners show.
  const fewest = best === Math.min(...totals);
  return 1 + totals.filter((other) => (fewest ? other < own : other > own)).length;
}

/** The seat that *player* had. */
export function seatOf({ sitting }: Pick<MatchInfo, 'sitting'>, player: string): number | null {
  return sitting.find((one) => one.player === player)?.seat ?? null;
}

/** What became of *player* at each game, most played first. */
export function talliesOf(matches: readonly MatchInfo[], player: string): readonly Tally[] {
  const places = new Map<string, number[]>();
  for (const match of matches) {
    if (match.setup.study != null) continue;
    const seat = seatOf(match, player);
    const place = seat === null ? null : placeOf(match, seat);
    if (place !== null)
      places.set(match.setup.game, [...(places.get(match.setup.game) ?? []), place]);
  }
  return [...places]
    .map(([game, all]) => tally(game, all))
    .sort((one, other) => other.matches - one.matches);
}

function tally(game: string, all: readonly number[]): Tally {
  const places = Array.from(
    { length: Math.max(...all) },
    (_, index) => all.filter((place) => place === index + 1).length,
  );
  return { game, matches: all.length, wins: places[0] ?? 0, places };
}
