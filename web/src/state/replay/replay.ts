// A match that is stepped through: what every seat saw after each move. Nothing here needs a server.
//
// A place in it is a number: 1 is the match after its first move, which deals, and the last place is
// its end. What was seen there is drawn from `viewAt`, with `sceneAt` for what a board needs besides.
import type { GameEvent, GameView } from '../../games/client.ts';
import type {
  Chair,
  Known,
  MatchStep,
  MatchSteps,
  Record as MatchRecord,
} from '../../net/wire.gen.ts';

/** A move, and what everybody could see after it. */
export interface ReplayStep {
  /** Who made the move; below 0 it was the table, which deals. */
  readonly seat: number;
  readonly move: string;
  /** What everybody saw happen. */
  readonly events: readonly GameEvent[];
  /** Whether something came to its end with it: a cycle, a deal. */
  readonly closes: boolean;
  /** Which deal it belongs to, counted from 1. */
  readonly deal: number;
  /** The place where that deal was dealt. */
  readonly dealt: number;
  /** What a watcher saw. */
  readonly shared: GameView;
  /** What each seat saw otherwise. */
  readonly own: readonly Partial<GameView>[];
  /** Where the cards are that everybody knows of; null where the game does not tell. */
  readonly known: Known | null;
}

export interface Replay {
  readonly record: MatchRecord;
  readonly game: string;
  /** Where you sat; null for who took no part. */
  readonly you: number | null;
  readonly chairs: readonly Chair[];
  /** The cards of the game, in ascending order. */
  readonly deck: readonly string[];
  readonly steps: readonly ReplayStep[];
}

const CHAIR: Chair = {
  player: null,
  name: null,
  bot: null,
  ready: true,
  away: false,
  left: false,
};

/** The match that *told* tells, step by step; each step was told as what it changed. */
export function unfold({ record, you, deck, view, steps: told }: MatchSteps): Replay {
  let before: ReplayStep = {
    seat: 0,
    move: '',
    events: [],
    closes: false,
    deal: 0,
    dealt: 1,
    shared: view,
    own: record.names.map(() => ({})),
    known: null,
  };
  const steps = told.map((step, at) => (before = stepAfter(before, step, at + 1)));
  const chairs = record.names.map((name) => ({ ...CHAIR, name }));
  return { record, game: record.game, you, chairs, deck, steps };
}

/** The last place of the match; 0 where nothing was ever dealt. */
export function lastPlace({ steps }: Replay): number {
  return steps.length;
}

/** *place*, or the nearest there is. */
export function nearest(replay: Replay, place: number): number {
  return Math.min(Math.max(Math.round(place) || 1, 1), lastPlace(replay));
}

/** The step that led to *place*. */
export function stepAt({ steps }: Replay, place: number): ReplayStep {
  const step = steps[place - 1];
  if (step === undefined) throw new Error(`the match has no place ${place}`);
  return step;
}

/** What *seat* saw at *place*; null sees what a watcher does. */
export function viewAt(replay: Replay, place: number, seat: number | null): GameView {
  const { shared, own } = stepAt(replay, place);
  return seat === null ? shared : { ...shared, ...own[seat] };
}

/** The public events of the deal up to *place*. */
export function seenAt(replay: Replay, place: number): readonly GameEvent[] {
  const { dealt } = stepAt(replay, place);
  return replay.steps.slice(dealt - 1, place).flatMap(({ events }) => events);
}

/** The hand of every seat at *place*. */
export function handsAt(replay: Replay, place: number): readonly string[] {
  return stepAt(replay, place).own.map(({ hand = '' }) => hand);
}

function stepAfter(before: ReplayStep, told: MatchStep, place: number): ReplayStep {
  const { seat, move, events, closes = false, known } = told;
  const deals = seat < 0;
  return {
    seat,
    move,
    events,
    closes,
    deal: before.deal + (deals ? 1 : 0),
    dealt: deals ? place : before.dealt,
    shared: { ...before.shared, ...told.public },
    own: ownAfter(told.anew === true ? before.own.map(() => ({})) : before.own, told.own),
    known: known ?? before.known,
  };
}

function ownAfter(
  own: ReplayStep['own'],
  changes: Readonly<Record<string, Partial<GameView>>>,
): ReplayStep['own'] {
  return own.map((fields, seat) => {
    const changed = changes[seat];
    return changed === undefined ? fields : { ...fields, ...changed };
  });
}
