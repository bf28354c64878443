// What is filled in about a match before it can begin.
import type { Sentence } from '../../words/words.ts';
import { padOf } from './pads.ts';
import type { Sheet } from './sheet.ts';

/** *sheet* with trimmed names; who has none gets what *player* calls the seat. */
export function withNames(sheet: Sheet, player: (seat: number) => string): Sheet {
  return { ...sheet, names: sheet.names.map((name, seat) => name.trim() || player(seat)) };
}

/** What is wrong with what was filled in; null where nothing is. */
export function formFault(sheet: Sheet): Sentence | null {
  const names = sheet.names.map((name) => name.toLowerCase());
  if (new Set(names).size < names.length) return ['pad-fault-names', {}];
  return padOf(sheet.game).rulesFault?.(sheet) ?? null;
}
