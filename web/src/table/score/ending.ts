// What can be done at the end of a deal, or of the match.
import type { TableProps } from '../../games/client.ts';

export interface EndingProps extends TableProps {
  /** The player has seen the score: on to the next deal. */
  readonly onnext: () => void;
  /** Once more with the same people. */
  readonly onagain: () => void;
  /** To another address of the page. */
  readonly ongo: (path: string) => void;
}
