// What the lessons of Gang of Four have besides its table.
import type { LessonPart } from '../../lessons.ts';
import { comboArgs } from '../play/combos.ts';
import Deeds from './Deeds.svelte';
import Picture from './Picture.svelte';
import { REFUSALS } from './refusals.ts';
import { tried } from './tried.ts';

export const part: LessonPart = {
  teacher: { sign: 'dragon', colour: 'var(--danger)' },
  Deeds,
  Picture,
  tried,
  comboName: (cards) => ['gang-combo', comboArgs(cards)],
  refusals: REFUSALS,
};
