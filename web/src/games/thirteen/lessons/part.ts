// What the lessons of 13 have besides its table.
import { colourOf } from '../../cards.ts';
import type { LessonPart } from '../../lessons.ts';
import Deeds from './Deeds.svelte';
import Picture from './Picture.svelte';

export const part: LessonPart = {
  teacher: { sign: 'phoenix', colour: 'var(--gold)' },
  Deeds,
  Picture,
  refusals: {
    'thirteen-wrong-target': ({ card }) => [
      'learn-wrong-target',
      { colour: colourOf(String(card)) },
    ],
  },
};
