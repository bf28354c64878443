// What 13 tells of a match that is over.
import { rightOf } from '../../circle.ts';
import type { RecordPart } from '../../client.ts';
import { SCORING, leftOf } from '../scoring.ts';

export const record: RecordPart = {
  fresh: SCORING.fresh,
  cutters(options, seats, points) {
    let dealer = Number(options['first_dealer'] ?? 0);
    return points.map(() => {
      const now = dealer;
      dealer = leftOf(seats, now);
      return rightOf(SCORING, seats, now);
    });
  },
  clockwise: () => null,
};
