// What the pages about the rules show of Gang of Four.
import type { RulesPart } from '../../rules.ts';
import { comboArgs } from '../play/combos.ts';
import { BRIEF } from './brief.ts';
import { EXAMPLES } from './examples.ts';
import SummaryCards from './SummaryCards.svelte';

export const part: RulesPart = {
  brief: BRIEF,
  examples: EXAMPLES,
  caption: ({ cards, wrong }) => [
    wrong === true ? ['rules-no-combo', {}] : ['gang-combo', comboArgs(cards)],
  ],
  SummaryCards,
};
