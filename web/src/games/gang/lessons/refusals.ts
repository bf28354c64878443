// What a learner of Gang of Four is told where the rules do not allow a try, by code.
import { cardsIn } from '../../cards.ts';
import type { Refusal } from '../../lessons.ts';
import { cardArgs, comboArgs } from '../play/combos.ts';

export const REFUSALS: Readonly<Record<string, Refusal>> = {
  'gang-not-a-combo': ({ cards }) => [
    'learn-not-a-combo',
    { cards: cardsIn(String(cards)).length },
  ],
  'gang-must-lead': () => ['learn-must-lead', {}],
  'gang-must-open': () => ['learn-must-open', {}],
  'gang-wrong-size': ({ size }) => ['learn-wrong-size', { size: Number(size) }],
  'gang-too-low': ({ cards, to_beat }, say) => {
    const combo = (text: string) => say('gang-combo', comboArgs(text));
    return ['learn-too-low', { mine: combo(String(cards)), theirs: combo(String(to_beat)) }];
  },
  'gang-must-block': ({ card }) => ['learn-must-block', cardArgs(String(card))],
  'gang-must-lead-several': () => ['learn-must-lead-several', {}],
  'gang-must-lead-highest': ({ card }) => ['learn-must-lead-highest', cardArgs(String(card))],
  'gang-call-refused': () => ['learn-call-refused', {}],
};
