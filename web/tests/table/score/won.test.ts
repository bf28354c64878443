import { describe, expect, test } from 'vitest';
import { won } from '../../../src/table/score/won.ts';
import { Words } from '../../../src/words/words.ts';

const NAMES = ['Ann', 'Bo', 'Lin', 'Tao'];

async function said(language: string, winners: readonly number[], me: number | null) {
  const words = new Words(language);
  await words.learn(['first']);
  const and = new Intl.ListFormat(language);
  return words.say(...won(winners, me, (seat) => NAMES[seat] ?? '', and));
}

describe('who wins the match is told', () => {
  test('to the winner, and to the others', async () => {
    expect(await said('en', [0], 0)).toBe('You win the match');
    expect(await said('en', [1], 0)).toBe('Bo wins the match');
  });

  test('with those one shares the win with', async () => {
    expect(await said('en', [0, 1], 0)).toBe('You share the win with Bo');
    expect(await said('en', [1, 2, 3], 1)).toBe('You share the win with Lin and Tao');
  });

  test.each([
    ['en', 'Bo wins the match', 'Bo and Lin win the match'],
    ['de', 'Bo gewinnt die Partie', 'Bo und Lin gewinnen die Partie'],
    ['es', 'Bo gana la partida', 'Bo y Lin ganan la partida'],
    ['fi', 'Bo voitti pelin', 'Bo ja Lin voittivat pelin'],
    ['fr', 'Bo gagne la partie', 'Bo et Lin gagnent la partie'],
    ['it', 'Bo vince la partita', 'Bo e Lin vincono la partita'],
    ['nl', 'Bo wint het spel', 'Bo en Lin winnen het spel'],
  ])('in %s with the verb for one and for several', async (language, one, several) => {
    expect(await said(language, [1], 0)).toBe(one);
    expect(await said(language, [1, 2], null)).toBe(several);
  });
});
