// What a game may have for the pages about its rules, besides the rules themselves.
import type { Component } from 'svelte';
import type { Sentence } from '../words/words.ts';

/** Cards that show what a rule says; above or on what they are put, if the rule is about that. */
export interface Example {
  readonly cards: string;
  /** What they are higher than. */
  readonly above?: string;
  /** Whether they are exactly what the rule forbids. */
  readonly wrong?: boolean;
  /** What lies where they are put. */
  readonly on?: string;
}

/** A thing to know, and cards to see it by. */
export interface BriefStep {
  readonly sentence: Sentence;
  readonly examples: readonly Example[];
}

/** The game's part of the pages about its rules. */
export interface RulesPart {
  /** The rules in two minutes: what to know before the first match, in the order one needs it. */
  readonly brief: readonly BriefStep[];
  /** Cards that show what a rule says, by its number: the same in every language. */
  readonly examples: Readonly<Record<string, readonly Example[]>>;
  /** What the cards of an example are, or what comes of them; nothing where that needs no words. */
  readonly caption: (example: Example) => readonly Sentence[];
  /** The summary cards, as the box has them. */
  readonly SummaryCards: Component;
}
