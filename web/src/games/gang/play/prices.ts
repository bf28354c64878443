// What a card left in the hand costs: the more are left, the more each of them.

export interface Price {
  readonly from: number;
  readonly to: number;
  /** The points for each card. */
  readonly each: number;
}

/** The prices, from the points for 0, 1, 2 … cards. */
export function pricesOf(points: readonly number[]): readonly Price[] {
  return points.slice(1).reduce<readonly Price[]>((found, cost, place) => {
    const cards = place + 1;
    const last = found.at(-1);
    const each = cost / cards;
    if (last?.each !== each) return [...found, { from: cards, to: cards, each }];
    return [...found.slice(0, -1), { ...last, to: cards }];
  }, []);
}
