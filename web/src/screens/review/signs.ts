// What stands in the sign of each grade.
import type { Grade } from '../../state/review/findings.ts';

export const SIGNS: Readonly<Record<Grade | 'forgotten', string>> = {
  blunder: '??',
  mistake: '?',
  slip: '?!',
  close: '≈',
  fine: '✓',
  forgotten: '!',
};
