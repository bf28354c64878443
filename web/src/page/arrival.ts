// Coming to the server: who plays here, and why the server lets no line come about.
import * as session from '../net/session.ts';
import { lost } from '../state/update.ts';
import type { State } from '../state/state.ts';

/** After how many lines that never came about the server is asked why: once it may have been away. */
const REFUSED = 2;

/** The part of the page that is needed here. */
interface Visitor {
  state: State;
  readonly language: string;
}

export class Arrival {
  /** How often in a row no line came about. */
  #refusals = 0;
  readonly #visitor: Visitor;
  readonly #rest: (wait: number) => void;

  /** *rest* keeps the line shut for so many milliseconds. */
  constructor(visitor: Visitor, rest: (wait: number) => void) {
    this.#visitor = visitor;
    this.#rest = rest;
  }

  /**
   * A server that has forgotten this player gets to know him again; one that is away is waited for.
   * Whether the line may be opened: not where the server has asked to be left alone for a while.
   */
  async comeIn(): Promise<boolean> {
    try {
      const you = await session.comeIn(this.#visitor.language);
      this.#visitor.state = { ...this.#visitor.state, you };
    } catch (error) {
      const refusal = error instanceof session.Refused ? error : null;
      this.#visitor.state = lost(this.#visitor.state, refusal?.message ?? '');
      if (refusal === null || refusal.seconds === 0) return true;
      this.#rest(1000 * refusal.seconds);
      return false;
    }
    return true;
  }

  /** The line broke, or was *refused*; a server that answers all the same is asked why. */
  async comeBack(refused: boolean): Promise<void> {
    this.#refusals = refused ? this.#refusals + 1 : 0;
    this.#visitor.state = lost(this.#visitor.state);
    await this.comeIn();
    if (this.#refusals < REFUSED) return;
    const why = await session.whyNoLine();
    if (why !== '' && this.#visitor.state.line === 'lost') {
      this.#visitor.state = lost(this.#visitor.state, why);
    }
  }
}
