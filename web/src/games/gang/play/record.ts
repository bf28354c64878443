// What Gang of Four tells of a match that is over.
import type { RecordPart } from '../../client.ts';
import { SCORING, rightOf } from '../../scoring.ts';
import { turnsClockwise } from './moves.ts';

const { fresh, directions } = SCORING.gang;

export const record: RecordPart = {
  fresh,
  cutters(options, seats, points) {
    let dealer = Number(options['first_dealer'] ?? 0);
    return points.map((row) => {
      const now = dealer;
      dealer = row?.indexOf(0) ?? now; // who wins a deal has no points, and deals the next
      return options['ceremony'] === 'on' ? null : rightOf('gang', seats, now);
    });
  },
  clockwise: (deal) => turnsClockwise(directions[deal % directions.length] ?? 1),
};
