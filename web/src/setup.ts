// What a new table is to be like, as plain data; the form shows it and changes it.
import type { Catalogue, GameInfo, SetupAsk } from './wire.gen.ts';

export type Speed = Catalogue['speeds'][number];

/** A table that is not open yet. */
export interface Plan extends Required<SetupAsk> {
  readonly speed: Speed;
}

const USUAL_SEATS = 4;

/** The bots of *game* that people choose from, from the gentlest to the strongest. */
export function botsOf(game: GameInfo): readonly string[] {
  return game.bots.filter(({ ladder }) => ladder).map(({ name }) => name);
}

/** How many can play *game*. */
export function countsOf({ fewest, most }: GameInfo): readonly number[] {
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
}

/** What a table for friends is like unless they want it otherwise. */
export function planFor(game: GameInfo): Plan {
  const seats = Math.min(USUAL_SEATS, game.most);
  return {
    game: game.key,
    edition: game.editions[0]?.name ?? '',
    options: {},
    seats,
    speed: 'normal',
    public: false,
    rated: false,
    bot: 'planner',
    bots: Array.from({ length: seats }, () => null),
    talk: 'phrases',
    watch: 'live',
    hints: false,
  };
}

/** What is chosen for a match against bots; the rest goes without saying. */
export type Quick = Pick<Plan, 'edition' | 'seats' | 'speed' | 'bot'>;

/** A match against bots that starts at once. */
export function quickPlan(game: GameInfo, { edition, seats, speed, bot }: Quick): Plan {
  return {
    ...planFor(game),
    edition,
    options: game.quick,
    seats,
    speed,
    bot,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot)),
    hints: true,
  };
}

/** A first match: gentle bots, time to think, and advice is allowed. */
export function guidedPlan(game: GameInfo): Plan {
  const { edition, seats } = planFor(game);
  return quickPlan(game, { edition, seats, speed: 'relaxed', bot: botsOf(game)[0] ?? '' });
}

/** What *option* is set to. */
export function valueOf(game: GameInfo, { edition, options }: Plan, option: string): string {
  return options[option] ?? editionOf(game, edition)[option] ?? '';
}

/** *plan* with *option* set to *value*; only what differs from the edition is kept. */
export function withOption(game: GameInfo, plan: Plan, option: string, value: string): Plan {
  const usual = editionOf(game, plan.edition);
  const changes = Object.entries({ ...plan.options, [option]: value });
  return {
    ...plan,
    options: Object.fromEntries(changes.filter(([name, to]) => to !== usual[name])),
  };
}

/** *plan* by the rules of *edition*, with nothing changed in it. */
export function withEdition(plan: Plan, edition: string): Plan {
  return { ...plan, edition, options: {} };
}

/** *plan* for so many players; whoever has no seat any more cannot deal first. */
export function withSeats(game: GameInfo, plan: Plan, seats: number): Plan {
  const bots = Array.from({ length: seats }, (_, seat) => plan.bots[seat] ?? null);
  const seated = { ...plan, seats, bots };
  const dealer = Number(valueOf(game, plan, 'first_dealer'));
  return dealer < seats ? seated : withOption(game, seated, 'first_dealer', '0');
}

/** *plan* with *bot*, or with nobody, on *seat*. */
export function withBot(plan: Plan, seat: number, bot: string | null): Plan {
  return { ...plan, bots: plan.bots.map((other, place) => (place === seat ? bot : other)) };
}

/** *plan* rated or not: what is rated is played by people, without help. */
export function withRated(plan: Plan, rated: boolean): Plan {
  if (!rated) return { ...plan, rated };
  return { ...plan, rated, hints: false, bots: plan.bots.map(() => null) };
}

/** Whether nobody else is waited for. */
export function isComplete({ bots }: Plan): boolean {
  return bots.length > 1 && bots.slice(1).every((bot) => bot !== null);
}

/** The options in which *edition* is not like the usual one, with what they are there. */
export function differences(game: GameInfo, edition: string): readonly [string, string][] {
  const usual = game.editions[0]?.options ?? {};
  return Object.entries(editionOf(game, edition)).filter(([name, value]) => usual[name] !== value);
}

/** The message that names a *value* of *option*, or the option itself. */
export function optionMessage(game: string, option: string, value?: string): string {
  const name = value === undefined ? option : `${option}-${value}`;
  return `option-${game}-${name}`.replaceAll('_', '-');
}

function editionOf(game: GameInfo, edition: string): Readonly<Record<string, string>> {
  return game.editions.find(({ name }) => name === edition)?.options ?? {};
}
