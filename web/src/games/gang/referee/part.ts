// What the referee knows of Gang of Four.
import type { RefereePart } from '../../referee.ts';
import Referee from './Referee.svelte';

export const part: RefereePart = { Referee };
