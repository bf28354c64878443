// What Gang of Four tells of a match that is over.
import { directionOf, rightOf } from '../../circle.ts';
import type { RecordPart } from '../../client.ts';
import { SCORING } from '../scoring.ts';
import { turnsClockwise } from './moves.ts';

export const record: RecordPart = {
  fresh: SCORING.fresh,
  cutters(options, seats, points) {
    let dealer = Number(options['first_dealer'] ?? 0);
    return points.map((row) => {
      const now = dealer;
      dealer = row?.indexOf(0) ?? now; // who wins a deal has no points, and deals the next
      return options['ceremony'] === 'on' ? null : rightOf(SCORING, seats, now);
    });
  },
  clockwise: (deal) => turnsClockwise(directionOf(SCORING, deal)),
};
