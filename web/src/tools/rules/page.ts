// A page of rules as plain data; the build reads it from its Markdown.

/** A stretch of text; `rule` is the number of a rule that it points at, `edition` the name of one. */
export interface Span {
  readonly kind: 'text' | 'code' | 'cards' | 'edition' | 'strong' | 'em' | 'rule';
  readonly text: string;
  /** What it is called where it is drawn. */
  readonly name?: string;
}

/** A paragraph, a point of a list, a rule with its number, or the table of the editions. */
export interface Block {
  readonly kind: 'paragraph' | 'point' | 'rule' | 'table';
  /** The number of a rule, as in `GF-7.3`. */
  readonly number: string;
  readonly spans: readonly Span[];
}

export interface Section {
  /** What an address calls it: `GF-7` if it has a number. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The first section has the name of the game and says what it is about. */
export type Rules = readonly Section[];
