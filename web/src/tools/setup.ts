// What a new table is to be like, as plain data; the form shows it and changes it.
import type { Catalogue, GameInfo, SetupAsk } from '../net/wire.gen.ts';
import type { QuickHabits } from '../state/habits.ts';
import type { Say } from '../words/words.ts';

export type Speed = Catalogue['speeds'][number];

/** A table that is not open yet. */
export interface Plan extends Required<Omit<SetupAsk, 'paired' | 'study'>> {
  readonly speed: Speed;
}

const USUAL_SEATS = 4;
const USUAL_BOT = 'planner';

/** The bots of *game* that people choose from, from the gentlest to the strongest. */
export function botsOf(game: GameInfo): readonly string[] {
  return game.bots.filter(({ ladder }) => ladder).map(({ name }) => name);
}

/** How many can play *game*. */
export function countsOf({ fewest, most }: GameInfo): readonly number[] {
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
}

/** The bots that are met unless others are chosen: gentle ones at first. */
export function usualBot(game: GameInfo, newcomer: boolean): string {
  const bots = botsOf(game);
  const usual = bots.includes(USUAL_BOT) ? USUAL_BOT : bots.at(-1);
  return (newcomer ? bots[0] : usual) ?? USUAL_BOT;
}

/** How many play *game* unless others are wanted. */
export function seatsOf({ most }: GameInfo): number {
  return Math.min(USUAL_SEATS, most);
}

/** The edition that tables of one's own begin with where *language* is read. */
export function ownEdition({ own, common }: GameInfo, language: string): string {
  return own[language] ?? common;
}

/** What a table for friends is like unless they want it otherwise. */
export function planFor(game: GameInfo, edition: string): Plan {
  const seats = seatsOf(game);
  return {
    game: game.key,
    edition,
    options: changesIn(game, edition, game.quick),
    seats,
    speed: 'normal',
    pace: 'normal',
    public: false,
    rated: false,
    bot: usualBot(game, false),
    bots: Array.from({ length: seats }, () => null),
    talk: 'phrases',
    watch: 'live',
    hints: false,
  };
}

/** What is chosen for a match against bots; the rest goes without saying. */
export type Quick = Pick<Plan, 'edition' | 'seats' | 'speed' | 'bot'>;

/** What a match against bots is like: as it was *chosen* before where that can be had, else *usual*. */
export function quickOf(
  game: GameInfo,
  speeds: readonly Speed[],
  chosen: QuickHabits,
  usual: Pick<Quick, 'edition' | 'bot'>,
): Quick {
  return {
    seats: countsOf(game).find((count) => count === chosen.seats) ?? seatsOf(game),
    bot: botsOf(game).find((name) => name === chosen.bot) ?? usual.bot,
    edition: game.editions.find(({ name }) => name === chosen.edition)?.name ?? usual.edition,
    speed: speeds.find((speed) => speed === chosen.speed) ?? 'relaxed',
  };
}

/** A match against bots that starts at once. */
export function quickPlan(game: GameInfo, { edition, seats, speed, bot }: Quick): Plan {
  return {
    ...planFor(game, edition),
    seats,
    speed,
    bot,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot)),
    hints: true,
  };
}

/** What *option* is set to. */
export function valueOf(game: GameInfo, { edition, options }: Plan, option: string): string {
  return options[option] ?? editionOf(game, edition)[option] ?? '';
}

/** *plan* with *option* set to *value*; only what differs from the edition is kept. */
export function withOption(game: GameInfo, plan: Plan, option: string, value: string): Plan {
  const options = changesIn(game, plan.edition, { ...plan.options, [option]: value });
  return { ...plan, options };
}

/** *plan* by the rules of *edition*; of what was changed only the usual changes stay. */
export function withEdition(game: GameInfo, plan: Plan, edition: string): Plan {
  const usual = Object.keys(game.quick).map((name) => [name, valueOf(game, plan, name)] as const);
  return { ...plan, edition, options: changesIn(game, edition, Object.fromEntries(usual)) };
}

/** The options that are set by themselves, and are not in the list of all options. */
export function isApart({ quick }: GameInfo, option: string): boolean {
  return Object.hasOwn(quick, option);
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

/** *plan* rated or not: what is rated is played by people, without help, by the common rules. */
export function withRated(game: GameInfo, plan: Plan, rated: boolean): Plan {
  if (!rated) return { ...plan, rated };
  const { edition, options } = planFor(game, game.common);
  return { ...plan, edition, options, rated, hints: false, bots: plan.bots.map(() => null) };
}

/** Whether nobody else is waited for. */
export function isComplete({ bots }: Plan): boolean {
  return bots.length > 1 && bots.slice(1).every((bot) => bot !== null);
}

/** The options in which *edition* is not like the *usual* one, with what they are there. */
export function differences(
  game: GameInfo,
  edition: string,
  usual: string,
): readonly [string, string][] {
  const known = editionOf(game, usual);
  return Object.entries(editionOf(game, edition)).filter(([name, value]) => known[name] !== value);
}

/** What is to be known of the rules of a table: what differs from its edition; and what the edition
    itself has otherwise than most tables have it. */
export function tableRules(
  game: GameInfo,
  { edition, options }: Pick<Plan, 'edition' | 'options'>,
): readonly (readonly [string, string])[] {
  const printed = Object.entries(editionOf(game, edition));
  const unusual = printed.filter(
    ([name, value]) => isApart(game, name) && !(name in options) && game.quick[name] !== value,
  );
  return [...unusual, ...Object.entries(options)];
}

/** What *value* of *option* is called. */
export function valueWords(game: GameInfo, option: string, value: string, say: Say): string {
  if (option === 'first_dealer') return say('web-seat', { seat: Number(value) + 1 });
  const named = game.options.find(({ name }) => name === option)?.values?.includes(value);
  return named === true ? say(optionMessage(game.key, option, value)) : value;
}

/** The message that names a *value* of *option*, or the option itself. */
export function optionMessage(game: string, option: string, value?: string): string {
  const name = value === undefined ? option : `${option}-${value}`;
  return `option-${game}-${name}`.replaceAll('_', '-');
}

// Only what differs from the edition is kept.
function changesIn(
  game: GameInfo,
  edition: string,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  const printed = editionOf(game, edition);
  const changes = Object.entries(options).filter(([name, value]) => value !== printed[name]);
  return Object.fromEntries(changes);
}

function editionOf(game: GameInfo, edition: string): Readonly<Record<string, string>> {
  return game.editions.find(({ name }) => name === edition)?.options ?? {};
}
