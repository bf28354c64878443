// Matches as the server tells them, with what some seats saw at some places.
import { readFileSync } from 'node:fs';
import type { GameView } from '../../../src/games/client.ts';
import { parse } from '../../../src/net/json.ts';
import type { MatchSteps } from '../../../src/net/wire.gen.ts';
import { unfold, type Replay } from '../../../src/state/replay/replay.ts';
import '../../fakes.ts'; // the games are here

interface Told {
  readonly told: MatchSteps;
  readonly views: readonly { place: number; seat: number | null; view: GameView }[];
}

export const MATCHES = parse<readonly Told[]>(
  readFileSync(new URL('../../replays.gen.json', import.meta.url), 'utf-8'),
);

const [four, three, thirteen] = MATCHES.map(({ told }) => unfold(told));

/** A match of Gang of Four with the ceremony; one of three players; one of 13. */
export const FOUR = some(four);
export const THREE = some(three);
export const THIRTEEN = some(thirteen);

export function name(seat: number): string {
  return ['Ann', 'Bo', 'Cleo', 'Dan'][seat] ?? '';
}

function some(replay: Replay | undefined): Replay {
  if (replay === undefined) throw new Error('there are matches');
  return replay;
}
