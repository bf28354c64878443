// What 13 tells of a match that is over.
import type { RecordPart } from '../../client.ts';
import { SCORING, leftOf, rightOf } from '../../scoring.ts';

export const record: RecordPart = {
  fresh: SCORING.thirteen.fresh,
  cutters(options, seats, points) {
    let dealer = Number(options['first_dealer'] ?? 0);
    return points.map(() => {
      const now = dealer;
      dealer = leftOf(seats, now);
      return rightOf('thirteen', seats, now);
    });
  },
  clockwise: () => null,
};
