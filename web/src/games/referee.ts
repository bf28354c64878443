// What a game may have for the referee of the real table.
import type { Component } from 'svelte';

/** The game's part of the referee. */
export interface RefereePart {
  /** The trays, the cards to choose from, and what he says to them. */
  readonly Referee: Component;
}
