// Why the rules do not allow a try, in words for learners: with the names of cards, not their notation.
import { cardsIn, colourOf } from '../../games/cards.ts';
import { cardArgs, comboArgs } from '../../games/gang/play/combos.ts';
import type { Problem } from '../../net/wire.gen.ts';
import type { Say, Sentence } from '../../words/words.ts';

type Args = Problem['args'];
type Tell = (args: Args, say: Say) => Sentence;

/** What is said to each code that a learner can come across. */
const TOLD: Readonly<Record<string, Tell>> = {
  'gang-not-a-combo': ({ cards }) => ['learn-not-a-combo', { cards: count(cards) }],
  'gang-must-lead': () => ['learn-must-lead', {}],
  'gang-must-open': () => ['learn-must-open', {}],
  'gang-wrong-size': ({ size }) => ['learn-wrong-size', { size: Number(size) }],
  'gang-too-low': ({ cards, to_beat }, say) => [
    'learn-too-low',
    { mine: combo(cards, say), theirs: combo(to_beat, say) },
  ],
  'gang-must-block': ({ card }) => ['learn-must-block', cardArgs(String(card))],
  'gang-must-lead-several': () => ['learn-must-lead-several', {}],
  'gang-must-lead-highest': ({ card }) => ['learn-must-lead-highest', cardArgs(String(card))],
  'gang-call-refused': () => ['learn-call-refused', {}],
  'thirteen-wrong-target': ({ card }) => ['learn-wrong-target', { colour: colourOf(String(card)) }],
};

/** The sentence for *problem*: our own, or where there is none the one it came with. */
export function refusal({ code, args, sentence }: Problem, say: Say): string {
  const told = TOLD[code];
  return told === undefined ? sentence : say(...told(args, say));
}

function count(cards: Args[string] | undefined): number {
  return cardsIn(String(cards)).length;
}

function combo(cards: Args[string] | undefined, say: Say): string {
  return say('gang-combo', comboArgs(String(cards)));
}
