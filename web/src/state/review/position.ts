// Where in a match a choice was made.
import { lastPlace, stepAt, viewAt, type Replay } from '../replay/replay.ts';
import { numberOf, seatOf, type Item } from './listing.ts';

/** The place where *item* was decided: the last one at which its seat was to move in its turn. */
export function placeOf(replay: Replay, item: Item): number | null {
  const [number, seat] = [numberOf(item), seatOf(item)];
  for (let place = lastPlace(replay) - 1; place > 0; place--) {
    const view = viewAt(replay, place, seat);
    if (view.number === number && stepAt(replay, place + 1).seat === seat) return place;
  }
  return null;
}
