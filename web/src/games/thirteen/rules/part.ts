// What the pages about the rules show of 13.
import type { RulesPart } from '../../rules.ts';
import { BRIEF } from './brief.ts';
import { EXAMPLES, caption } from './examples.ts';
import SummaryCards from './SummaryCards.svelte';

export const part: RulesPart = { brief: BRIEF, examples: EXAMPLES, caption, SummaryCards };
