// The facts that decide whether cards may be played: the same as in `lastcard.exports.gang.cases`.
import { rulebookOf } from '../../../tools/rules/rulebook.ts';
import { cardsIn } from '../../cards.ts';
import { isGang } from '../play/combos.ts';
import { relation } from '../play/relation.ts';
import type { Combo, Strengths } from '../play/strengths.ts';

/** May whoever holds *hand* play *move* (cards, or `pass`) on *table*? Who leads has nothing there. */
export interface Question {
  readonly hand: readonly string[];
  readonly table: string;
  readonly move: string;
  readonly edition: string;
  /** Whether the next player has called a last card. */
  readonly last: boolean;
  /** Whether it is the first lead of a match. */
  readonly opening: boolean;
}

/** The facts that matter, as words; null where the cards are no combo. */
export function caseOf(asked: Question, strengths: Strengths): string | null {
  const lying = strengths.of(asked.table);
  const move = strengths.of(asked.move);
  if (move === undefined && asked.move !== 'pass') return null;
  if (lying === undefined && asked.table !== '') return null;
  const words = [
    lying === undefined ? 'lead' : kindOf(lying),
    move === undefined ? 'pass' : kindOf(move),
  ];
  if (lying !== undefined && move !== undefined) words.push(relation(move, lying));
  return [...words, ...circumstances(asked, lying, strengths)].join(' ');
}

/** The highest card of a hand. */
export function highest(hand: readonly string[], strengths: Strengths): string {
  const strength = (card: string) => strengths.of(card)?.strength ?? -1;
  return hand.reduce((best, card) => (strength(card) > strength(best) ? card : best), '');
}

function kindOf(combo: Combo): string {
  if (isGang(combo.cards)) return 'gang';
  return combo.type === 'single' ? 'single' : 'several';
}

// The first lead of a match, or a last card next door: then more matters.
function circumstances(
  asked: Question,
  lying: Combo | undefined,
  strengths: Strengths,
): readonly string[] {
  if (asked.opening && lying === undefined && asked.hand.includes('M1')) {
    return ['opening', option(asked, 'opening_limit'), openingSize(asked.move)];
  }
  const matters = asked.last && (lying === undefined || lying.type === 'single');
  return matters ? ['last', ...beforeLast(asked, lying, strengths)] : [];
}

function openingSize(move: string): string {
  const cards = cardsIn(move);
  if (!cards.includes('M1')) return 'without';
  return cards.length <= 5 ? 'small' : 'large';
}

function beforeLast(
  asked: Question,
  lying: Combo | undefined,
  strengths: Strengths,
): readonly string[] {
  const { hand } = asked;
  const top = highest(hand, strengths);
  const mine = asked.move === top ? 'top' : 'other';
  const combos = strengths.within(hand);
  if (lying === undefined) {
    const several = combos.some(({ type }) => type !== 'single');
    return [option(asked, 'block_lead'), several ? 'several' : 'singles', mine];
  }
  const beaten = (strengths.of(top)?.strength ?? -1) > lying.strength ? 'beaten' : 'unbeaten';
  const gang = combos.some(({ cards }) => isGang(cards)) ? 'gang' : 'none';
  return [option(asked, 'block'), beaten, gang, mine];
}

function option({ edition }: Question, name: string): string {
  return rulebookOf('gang').editions[edition]?.[name] ?? '';
}
