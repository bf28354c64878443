import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/net/json.ts';
import type { Priced } from '../../../src/games/gang/scoring.ts';
import { reckon } from '../../../src/tools/pad/reckoning.ts';
import { newSheet, type GangDeal, type Sheet } from '../../../src/tools/pad/sheet.ts';
import { read, write } from '../../../src/tools/pad/text.ts';
import type { ThirteenTally } from '../../../src/net/wire.gen.ts';

/** A match of the engine, as ``tests.exports.scores`` writes it. */
interface Match {
  readonly game: Sheet['game'];
  readonly seats: number;
  readonly options: Priced & { readonly edition: string; readonly first_dealer: number };
  readonly deals: readonly Played[];
}
interface Played extends GangDeal {
  readonly tallies: readonly ThirteenTally[];
  readonly dealer: number;
  readonly direction: number;
  readonly leader: number;
  readonly gift?: readonly [giver: number, taker: number];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly winners?: readonly number[];
}
const FILE = new URL('../../scores.gen.json', import.meta.url);
const MATCHES = parse<readonly Match[]>(readFileSync(FILE, 'utf-8'));
const ID = '0123456789abcdef';

function sheetOf({ game, seats, options, deals }: Match): Sheet {
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const sheet = { ...newSheet(game, ID, 1, seats), names, dealer: options.first_dealer };
  if (sheet.game === 'thirteen') return { ...sheet, deals: deals.map(({ tallies }) => tallies) };
  const { edition, undeclared, target, target_rule } = options;
  const ended = deals.map((deal) => ({
    winner: deal.winner,
    // The pad does not ask what the winner may still hold (GF-8.6).
    left: deal.left.with(deal.winner, 0),
    undeclared: deal.undeclared,
  }));
  return { ...sheet, edition, undeclared, target, target_rule, deals: ended };
}

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

  test('about who gives his best card to whom', () => {
    for (const { reckoned, deal, index } of rows) {
      const gift = reckoned.lines[index]?.gift;
      expect(gift ? [gift.giver, gift.taker] : undefined).toEqual(deal.gift);
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
      expect(next?.gift ? [next.gift.giver, next.gift.taker] : undefined).toEqual(last?.gift);
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
