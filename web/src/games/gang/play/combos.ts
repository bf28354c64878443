// What to call a combo. The server has listed it or seen it played: what it is need not be checked.
import type { Args } from '../../../words/words.ts';
import { cardsIn, colourOf, numberOf } from '../../cards.ts';

const COLOURS: Readonly<Record<string, string>> = { G: 'green', Y: 'yellow', R: 'red', M: 'multi' };

/** What the words need to know of the card. */
export function cardArgs(card: string): Args {
  return { card, colour: colourName([card]), number: String(numberOf(card)) };
}

/** What the words need to know of the combo. */
export function comboArgs(text: string): Args {
  const cards = cardsIn(text);
  const numbers = cards.map(numberOf);
  const most = mostFrequent(numbers);
  return {
    type: typeOf(cards),
    card: cards[0] ?? '',
    colour: colourName(cards),
    number: numberName(most),
    other: numberName(numbers.find((number) => number !== most) ?? most),
    low: String(Math.min(...numbers)),
    high: String(Math.max(...numbers)),
  };
}

/** Whether the combo is a gang. */
export function isGang(text: string): boolean {
  return typeOf(cardsIn(text)).startsWith('gang');
}

function typeOf(cards: readonly string[]): string {
  const kinds = new Set(cards.map(numberOf)).size;
  if (cards.length === 1) return 'single';
  if (cards.length === 2) return 'pair';
  if (cards.length === 3) return 'three';
  return kinds === 1 ? `gang_of_${cards.length}` : fiveCards(cards, kinds);
}

function fiveCards(cards: readonly string[], kinds: number): string {
  const numbers = cards.map(numberOf);
  const high = Math.max(...numbers);
  const inRow = kinds === 5 && high <= 10 && high - Math.min(...numbers) === 4;
  const colours = new Set(cards.map(colourOf).filter((colour) => colour !== 'M')).size;
  if (inRow) return colours === 1 ? 'straight_flush' : 'straight';
  return kinds === 2 ? 'full_house' : 'flush';
}

function colourName(cards: readonly string[]): string {
  // The multi-coloured 1 takes the colour of its company.
  const lead = cards.find((card) => colourOf(card) !== 'M') ?? 'M';
  return COLOURS[colourOf(lead)] ?? 'multi';
}

function numberName(number: number): string | number {
  // A number, so that a language can choose a word by it.
  return number === 11 ? 'phoenix' : number;
}

function mostFrequent(numbers: readonly number[]): number {
  const count = (number: number) => numbers.filter((other) => other === number).length;
  return numbers.reduce((best, number) => (count(number) > count(best) ? number : best), 0);
}
