// Points and chances as a person reads them, in the language of the page.

/** Writes points and chances. */
export interface Figures {
  /** A number of points, with one place behind the point. */
  readonly points: (value: number) => string;
  /** The same with its sign; nothing has none. */
  readonly signed: (value: number) => string;
  /** A chance, in percent. */
  readonly chance: (value: number) => string;
  /** By how much a chance differs, in percent, with its sign. */
  readonly difference: (value: number) => string;
  /** A number of points with two places: for means. */
  readonly mean: (value: number) => string;
}

export function figures(language: string): Figures {
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    // A hyphen is too short for a minus.
    return (value: number) => format.format(value).replace('-', '−');
  };
  const sign = { signDisplay: 'exceptZero' } as const;
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return {
    points: written(one),
    signed: written({ ...one, ...sign }),
    chance: written({ style: 'percent', maximumFractionDigits: 0 }),
    difference: written({ style: 'percent', maximumFractionDigits: 1, ...sign }),
    mean: written({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  };
}
