// What still lies there in Gang of Four when a cycle or a deal has ended, and what is said of it.
import type { GangEvent, GangView } from '../../../net/wire.gen.ts';
import type { Lying } from '../../../state/state.ts';
import type { Sentence } from '../../../words/words.ts';
import { cardsIn, placesOf } from '../../cards.ts';
import type { Name, Stands } from '../../client.ts';
import { isGangView, PASS } from './moves.ts';

/** The table *before*, after what everybody saw happen; the score is not told yet. */
export function still(
  why: Lying['why'],
  before: GangView,
  next: GangView,
  events: readonly GangEvent[],
): GangView {
  const last = events.reduce(seen, before);
  if (why === 'deal') return { ...last, phase: 'deal', awaits: null, legal: [], duty: null };
  const { to_beat, owner, cycle } = last;
  return { ...next, to_beat, owner, cycle };
}

/** What is said of what lingers on the board; null where nothing does. */
export function ended({ lingering, view }: Stands, name: Name): Sentence | null {
  if (lingering === null || view === null) return null;
  if (!isGangView(lingering.view) || !isGangView(view)) return null;
  const who = (seat: number) => ({ who: name(seat), you: seat === view.seat ? 'yes' : 'no' });
  if (lingering.why === 'deal') {
    const row = view.pad.at(-1);
    return row === undefined ? null : ['web-won-deal', { ...who(row.winner), deal: view.deal }];
  }
  const { owner, out } = lingering.view;
  if (owner !== null && !out.includes(owner)) return ['web-cycle-won', who(owner)];
  return ['gang-leads', who(view.awaits ?? 0)];
}

// What everybody saw happen, on the table as it lay there.
function seen(view: GangView, event: GangEvent): GangView {
  switch (event.event) {
    case 'played':
      return {
        ...view,
        to_beat: event.cards,
        owner: event.seat,
        cycle: [...view.cycle, { seat: event.seat, move: event.cards }],
        counts: view.counts.with(event.seat, event.left),
        hand: event.seat === view.seat ? without(view.hand, event.cards) : view.hand,
      };
    case 'passed':
      return { ...view, cycle: [...view.cycle, { seat: event.seat, move: PASS }] };
    case 'undeclared':
      return { ...view, out: [...view.out, event.seat] };
    case 'declared':
      return { ...view, declared: [...view.declared, event.seat] };
    default:
      return view;
  }
}

function without(hand: string, cards: string): string {
  const held = cardsIn(hand);
  const gone = placesOf(held, cardsIn(cards));
  return held.filter((_, place) => !gone.includes(place)).join(' ');
}
