import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../../src/games/cards.ts';
import { LAYOUT, PLAY } from '../../../../src/games/thirteen/referee/layout.ts';
import { outcomes } from '../../../../src/games/thirteen/referee/outcome.ts';
import { parse } from '../../../../src/net/json.ts';
import { add, emptyTrays, hasRoom, inTray, turnTo } from '../../../../src/tools/referee/trays.ts';

interface Written {
  readonly game: string;
  readonly targets: Readonly<Record<string, string>>;
  readonly card: string;
  readonly outcomes: Readonly<Record<string, readonly [number, number]>>;
}

test('the referee says what the engine does with a card', () => {
  const path = new URL('../../../verdicts.gen.json', import.meta.url);
  const written = parse<readonly Written[]>(readFileSync(path, 'utf-8'));
  const asked = written.filter(({ game }) => game === 'thirteen');
  expect(asked.length).toBe(150);
  for (const { targets, card, outcomes: wanted } of asked) {
    const lying = Object.fromEntries(
      Object.entries(targets).map(([target, cards]) => [target, cardsIn(cards)]),
    );
    const found = outcomes(lying, card)
      .filter(({ fits }) => fits)
      .map(({ target, sum, takes }) => [card === 'R4' ? `${card}>${target}` : card, [sum, takes]]);
    expect(Object.fromEntries(found), card).toEqual(wanted);
  }
});

describe('the trays', () => {
  const trays = ['B7', 'B5'].reduce(add, emptyTrays(LAYOUT));

  test('take what fits a target, as long as the target bears it', () => {
    expect(inTray(trays, 'B')).toEqual(['B7', 'B5']);
    expect(hasRoom(trays, 'B2')).toBe(false);
    expect(hasRoom(trays, 'B1')).toBe(true);
    expect(hasRoom(trays, 'Y1')).toBe(false);
  });

  test('have one card to play, which the next one replaces', () => {
    expect(inTray(['B2', 'R4'].reduce(add, turnTo(trays, PLAY)), PLAY)).toEqual(['R4']);
  });
});
