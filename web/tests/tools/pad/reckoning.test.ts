import { describe, expect, test } from 'vitest';
import { reckon } from '../../../src/tools/pad/reckoning.ts';
import { read, write } from '../../../src/tools/pad/text.ts';
import { MATCHES, sheetOf, type Played } from './matches.ts';

describe('the score pad agrees with the engine', () => {
  const rows = MATCHES.flatMap((match) => {
    const reckoned = reckon(sheetOf(match));
    return match.deals.map((deal, index) => ({ match, reckoned, deal, index }));
  });

  test('about many deals of both games', () => {
    expect(rows.length).toBeGreaterThan(500);
  });

  test('about points and totals', () => {
    for (const { reckoned, deal, index } of rows) {
      const { points, totals } = reckoned.lines[index] ?? {};
      expect({ points, totals }).toEqual({ points: deal.points, totals: deal.totals });
    }
  });

  test('about who deals, which way it goes, and who leads', () => {
    for (const { match, reckoned, deal, index } of rows) {
      const { dealer, direction, leader } = reckoned.lines[index] ?? {};
      // Who opens the first deal of Gang of Four, the cards decide (GF-3.1).
      const opens = match.game === 'gang' && index === 0 ? null : deal.leader;
      expect({ dealer, direction, leader }).toEqual({ ...pick(deal), leader: opens });
    }
  });

  test('about when it is over, and who has won', () => {
    for (const match of MATCHES) {
      const { over, winners, next } = reckon(sheetOf(match));
      expect({ over, winners, next }).toEqual({
        over: match.deals.length,
        winners: match.deals.at(-1)?.winners,
        next: null,
      });
    }
  });

  test('about what comes next, as long as something does', () => {
    for (const match of MATCHES) {
      const sheet = sheetOf({ ...match, deals: match.deals.slice(0, -1) });
      const last = match.deals.at(-1);
      const { over, next } = reckon(sheet);
      expect([over, next?.dealer, next?.direction]).toEqual([null, last?.dealer, last?.direction]);
    }
  });

  test('and every match reads back as it was written', () => {
    for (const match of MATCHES) {
      const sheet = sheetOf(match);
      expect(read(write(sheet))).toEqual(sheet);
    }
  });
});

function pick({ dealer, direction }: Played): Pick<Played, 'dealer' | 'direction'> {
  return { dealer, direction };
}
