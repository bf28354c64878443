// What somebody who opens the page most likely wants: the one thing that stands out.
import type { MyTable } from '../../net/wire.gen.ts';
import type { Habits } from '../../state/habits.ts';

/** Go on with a match, be taught, or play. */
export type Wish = 'go-on' | 'teach' | 'play';

/** What is most likely wanted by who has these unfinished *tables*, the first one first. */
export function likely(tables: readonly MyTable[], newcomer: boolean, advised: boolean): Wish {
  if (tables[0] !== undefined && canGoOn(tables[0])) return 'go-on';
  return newcomer && advised ? 'teach' : 'play';
}

/** The game that is shown first: the one chosen last, else one that was played, else any. */
export function likelyGame({ game, played }: Habits, games: readonly string[]): string {
  const wanted = [game, ...played.toReversed()];
  return wanted.find((key) => games.includes(key)) ?? games[0] ?? '';
}

// Where others may take days, one looks in again when it is one's own turn.
function canGoOn({ yours, setup }: MyTable): boolean {
  return yours || setup.speed !== 'days';
}
