// What the editions of a game agree on, and what not.
import { rulebookOf } from './rulebook.ts';

/** A value of an option, and the editions that have it. */
export interface Side {
  readonly value: string;
  readonly editions: readonly string[];
}

export interface Difference {
  readonly option: string;
  /** One side where all agree. */
  readonly sides: readonly Side[];
}

/** Who deals first is a matter of the table, not of the booklet. */
const NOT_IN_PRINT = ['first_dealer'];

/** Every option with the sides that the editions take; what they differ in comes first. */
export function differences(game: string): readonly Difference[] {
  const editions = Object.entries(rulebookOf(game).editions);
  const names = Object.keys(editions[0]?.[1] ?? {}).filter((name) => !NOT_IN_PRINT.includes(name));
  const found = names.map((option) => {
    const values = [...new Set(editions.map(([, options]) => options[option] ?? ''))];
    const sides = values.map((value) => ({
      value,
      editions: editions.filter(([, options]) => options[option] === value).map(([name]) => name),
    }));
    return { option, sides };
  });
  const differs = ({ sides }: Difference) => sides.length > 1;
  return [...found.filter(differs), ...found.filter((one) => !differs(one))];
}
