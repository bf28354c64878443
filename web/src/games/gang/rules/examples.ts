// Cards that show what a rule of Gang of Four says, by the number of the rule.
import type { Example } from '../../rules.ts';

export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'GF-1.1': [{ cards: 'M1' }, { cards: 'GP' }, { cards: 'YP' }, { cards: 'RD' }],
  'GF-3.1': [{ cards: 'M1' }, { cards: 'G1 M1' }, { cards: 'M1 Y2 G3 G4 R5' }],
  'GF-5.1': [{ cards: 'G3' }, { cards: 'RD' }],
  'GF-5.2': [{ cards: 'G3 Y3' }, { cards: 'GP YP' }],
  'GF-5.3': [{ cards: 'Y4 Y4 R4' }],
  'GF-5.4': [{ cards: 'G3 Y4 R5 Y6 G7' }, { cards: 'G1 Y2 R8 Y9 G10', wrong: true }],
  'GF-5.5': [{ cards: 'G2 G2 G4 G7 G10' }],
  'GF-5.6': [{ cards: 'G5 G5 Y5 R8 R8' }, { cards: 'G5 G5 Y5 GP YP' }],
  'GF-5.7': [{ cards: 'Y4 Y5 Y6 Y7 Y8' }],
  'GF-5.8': [{ cards: 'G9 Y9 Y9 R9' }, { cards: 'G2 G2 Y2 R2 R2' }],
  'GF-5.9': [
    { cards: 'R10 RD', wrong: true },
    { cards: 'G5 Y5 R5 YP YP', wrong: true },
  ],
  'GF-5.10': [{ cards: 'M1 R3 R5 R8 R9' }, { cards: 'R1 M1', above: 'R1 R1' }],
  'GF-5.11': [{ cards: 'M1 R2 R3 R4 R5' }, { cards: 'G1 G1 M1 G2 G2' }],
  'GF-6.1': [
    { cards: 'R7', above: 'Y7' },
    { cards: 'M1', above: 'R1' },
    { cards: 'GP', above: 'R10' },
  ],
  'GF-6.2': [
    { cards: 'G3 R3', above: 'Y3 Y3' },
    { cards: 'R2 R3 R5 R7 R10', above: 'G5 G7 G8 G9 G10' },
  ],
  'GF-6.3': [{ cards: 'G2 Y2 R2 GP YP', above: 'G2 Y2 R2 R10 R10' }],
  'GF-6.4': [
    { cards: 'G1 G2 G3 G5 G7', above: 'G6 Y7 R8 Y9 R10' },
    { cards: 'G2 Y2 R2 G3 Y3', above: 'R4 R6 R8 R9 R10' },
    { cards: 'G1 G2 G3 G4 G5', above: 'Y10 R10 R10 GP YP' },
  ],
  'GF-6.5': [
    { cards: 'G1 Y1 R1 M1', above: 'RD' },
    { cards: 'G2 G2 Y2 Y2 R2', above: 'Y10 Y10 R10 R10' },
  ],
  'GF-7.1': [{ cards: 'G8 Y8', above: 'R5 R5' }],
  'GF-9.1': [{ cards: 'G10', above: 'Y9' }],
};
