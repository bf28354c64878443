// What the referee knows of 13.
import type { RefereePart } from '../../referee.ts';
import Referee from './Referee.svelte';

export const part: RefereePart = { Referee };
