import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../../src/games/cards.ts';
import { relation } from '../../../../src/games/gang/play/relation.ts';
import { read } from '../../../../src/games/gang/play/strengths.ts';
import { caseOf, type Question } from '../../../../src/games/gang/referee/cases.ts';
import { VERDICTS, judge } from '../../../../src/games/gang/referee/judge.ts';
import { LAYOUT, PLAY, REST, TABLE, played } from '../../../../src/games/gang/referee/layout.ts';
import { SCORING } from '../../../../src/games/gang/scoring.ts';
import { parse } from '../../../../src/net/json.ts';
import { add, emptyTrays, hasRoom, inTray, turnTo } from '../../../../src/tools/referee/trays.ts';
import { PAGES } from '../../../../src/words/parts.ts';
import { Words } from '../../../../src/words/words.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const STRENGTHS = read(file('../../../../src/games/gang/play/combos.gen.json'));
const LEADING: Question = {
  hand: [],
  table: '',
  move: '',
  edition: 'en-2010',
  last: false,
  opening: false,
};

/** Everything the page lets a hand do. */
function allowed(asked: Omit<Question, 'move'>): readonly string[] {
  const combos = STRENGTHS.within(asked.hand);
  const known = { ...STRENGTHS, within: () => combos }; // the hand is the same every time
  const moves = [...combos.map(({ cards }) => cards), 'pass'];
  return moves.filter((move) => judge({ ...asked, move }, known).may);
}

interface Case {
  readonly ask: {
    readonly op: string;
    readonly cards: string;
    readonly table: string | null;
    readonly hand: string;
    readonly left: number;
    readonly next_last?: boolean;
    readonly opening?: boolean;
    readonly edition?: string;
  };
  readonly answer: {
    readonly type: string | null;
    readonly beats: boolean;
    readonly moves: readonly string[];
    readonly points: number;
  };
}

describe('the referee answers as recorded', () => {
  const cases = file('../../../../../tests/cases/referee.jsonl')
    .trim()
    .split('\n')
    .map((line) => parse<Case>(line));
  const of = (op: string) => cases.filter(({ ask }) => ask.op === op);

  test('what cards are', () => {
    expect(of('combo').length).toBe(150);
    for (const { ask, answer } of of('combo')) {
      expect(STRENGTHS.of(ask.cards)?.type ?? null, ask.cards).toBe(answer.type);
    }
  });

  test('whether they are higher', () => {
    expect(of('beats').length).toBe(200);
    for (const { ask, answer } of of('beats')) {
      const [played, lying] = [STRENGTHS.of(ask.cards), STRENGTHS.of(ask.table ?? '')];
      if (played === undefined || lying === undefined) throw new Error('no combo');
      expect(relation(played, lying) === 'higher', ask.cards).toBe(answer.beats);
    }
  });

  test('what a hand may play', () => {
    expect(of('legal').length).toBe(80);
    for (const { ask, answer } of of('legal')) {
      const found = allowed({
        hand: cardsIn(ask.hand),
        table: ask.table ?? '',
        edition: ask.edition ?? 'en-2010',
        last: ask.next_last ?? false,
        opening: ask.opening ?? false,
      });
      expect(new Set(found), JSON.stringify(ask)).toEqual(new Set(answer.moves));
    }
  });

  test('what cards left cost', () => {
    expect(of('points').length).toBe(16);
    for (const { ask, answer } of of('points')) {
      expect(SCORING.points[ask.left]).toBe(answer.points);
    }
  });
});

interface Written extends Omit<Question, 'move' | 'hand'> {
  readonly game: string;
  readonly hand: string;
  readonly moves: readonly string[];
}

describe('the referee answers as the engine does', () => {
  const written = parse<readonly Written[]>(file('../../../verdicts.gen.json'));

  test('what may be played', () => {
    const asked = written.filter(({ game }) => game === 'gang');
    expect(asked.length).toBe(500);
    for (const { hand, moves, ...rest } of asked) {
      const found = allowed({ ...rest, hand: cardsIn(hand) });
      expect(new Set(found), JSON.stringify({ hand, ...rest })).toEqual(new Set(moves));
    }
  });
});

describe('a judgement', () => {
  const says = (move: string, asked: Partial<Question> = {}) =>
    judge({ ...LEADING, hand: cardsIn(move), move, ...asked }, STRENGTHS);

  test('names the rule, and the one by which combos are compared', () => {
    expect(says('G8 Y8', { table: 'R5 R5' })).toEqual({
      may: true,
      sentence: ['judge-may-higher', expect.anything()],
      rules: ['GF-7.1', 'GF-6.2'],
    });
    expect(says('G2 Y2 R2 GP YP', { table: 'G2 Y2 R2 R10 R10' }).rules).toContain('GF-6.3');
    expect(says('G7', { table: 'G7' }).rules).toEqual(['GF-6.6']);
  });

  test('says what is no combo, on either side', () => {
    expect(says('G2 Y3').sentence[0]).toBe('judge-no-combo');
    expect(says('G2', { table: 'G2 Y3' }).sentence[0]).toBe('judge-table-no-combo');
  });

  test('names the highest card of the hand before a last card', () => {
    const asked = { hand: ['G4', 'R8'], table: 'G2', last: true };
    expect(says('G4', asked).sentence).toEqual([
      'judge-must-block-card',
      expect.objectContaining({ card: 'R8' }),
    ]);
  });

  test('depends on the edition', () => {
    const gang = 'G4 G4 Y4 Y4';
    const asked = { hand: cardsIn(`${gang} G10`), table: 'Y9', last: true };
    expect(says(gang, asked).may).toBe(false);
    expect(says(gang, { ...asked, edition: 'de-2010' }).may).toBe(true);
  });

  test('has a sentence for every verdict of the engine', async () => {
    const words = new Words('en');
    await words.learn(['first', 'judge']);
    const said = new Set(Object.values(VERDICTS).map((verdict) => verdict.split(' ')[0]));
    for (const word of said) {
      const sentence = words.say(`judge-${word ?? ''}`, {
        card: 'R8',
        colour: 'red',
        number: '8',
        size: 2,
      });
      expect(sentence).toMatch(/\.$/);
    }
  });

  test('cites rules that are on the page', () => {
    const page = file(`../../../../../src/lastcard/locales/en/rules/${PAGES.gang}`);
    const rules = Object.values(VERDICTS).map((verdict) => verdict.split(' ')[1] ?? '');
    expect(rules.filter((rule) => !page.includes(`**${rule}**`))).toEqual([]);
  });

  test('needs no facts that do not matter', () => {
    const asked = { ...LEADING, hand: ['G2', 'G3'], table: 'R9 R9', move: 'pass', last: true };
    expect(caseOf(asked, STRENGTHS)).toBe('several pass');
  });
});

describe('the trays', () => {
  const none = emptyTrays(LAYOUT);

  test('hold cards in the order of the deck', () => {
    const trays = ['R7', 'G7'].reduce(add, none);
    expect(inTray(trays, TABLE)).toEqual(['G7', 'R7']);
    expect(inTray(add(turnTo(trays, PLAY), 'R8'), PLAY)).toEqual(['R8']);
  });

  test('have no card more often than the deck', () => {
    const trays = turnTo(['G7', 'G7', 'RD'].reduce(add, none), REST);
    expect(hasRoom(trays, 'G7')).toBe(false);
    expect(hasRoom(trays, 'RD')).toBe(false);
  });

  test('let what was played lie on the table', () => {
    const trays = played(add(turnTo(add(none, 'G7'), PLAY), 'R8'));
    expect(trays.cards).toMatchObject({ [TABLE]: ['R8'], [PLAY]: [] });
    expect(trays.open).toBe(PLAY);
  });
});
