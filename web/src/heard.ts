// What happened at the table, in sentences for who listens instead of looking.
import { cardArgs, comboArgs } from './play/combos.ts';
import { colourOf, numberOf } from './play/cards.ts';
import type { Event, GangGiven, View } from './wire.gen.ts';
import type { Sentence } from './words.ts';

type Name = (seat: number) => string;

/** The sentences that tell *events* to who sits on the seat of *view*; *name* is who sits where. */
export function heard(events: readonly Event[], view: View, name: Name): readonly Sentence[] {
  return events.flatMap((event) => {
    const sentence = tell(event, view.seat, name);
    return sentence === null ? [] : [sentence];
  });
}

function tell(event: Event, me: number | null, name: Name): Sentence | null {
  const who = (seat: number) => ({ who: name(seat), you: seat === me ? 'yes' : 'no' });
  switch (event.event) {
    case 'dealt':
      return ['web-heard-dealt', { ...who(event.dealer), deal: event.deal }];
    case 'deck_cut':
      return ['gang-cut', { ...who(event.seat), at: event.at }];
    case 'card_shown': {
      const again = event.again ? 'yes' : 'no';
      return ['gang-shown', { ...who(event.seat), again, ...cardArgs(event.card) }];
    }
    case 'given':
      return given(event, me, name);
    case 'played':
      return 'target' in event
        ? ['web-heard-put', { ...who(event.seat), ...put(event) }]
        : ['web-heard-played', { ...who(event.seat), left: event.left, ...comboArgs(event.cards) }];
    case 'passed':
      return ['web-heard-passed', who(event.seat)];
    case 'declared':
      return ['web-heard-declared', who(event.seat)];
    case 'undeclared':
      return ['gang-undeclared', who(event.seat)];
    case 'cycle_ended':
      return ['gang-leads', who(event.leader)];
    case 'took':
      return ['web-heard-took', { ...who(event.seat), taken: event.taken }];
    case 'drew':
    case 'deal_ended':
    case 'match_ended':
      return null; // the score is shown, and read from there
  }
}

/** What the words need to know of a card that crosses the table. */
export function given(
  { giver, taker, card, forced }: Omit<GangGiven, 'event'>,
  me: number | null,
  name: Name,
): Sentence {
  const you = giver === me ? 'giver' : taker === me ? 'taker' : 'no';
  const args = { giver: name(giver), taker: name(taker), you, ...cardArgs(card) };
  return [forced ? 'gang-given-forced' : 'gang-given-back', args];
}

function put({ card, target, sum }: { card: string; target: string; sum: number }) {
  return { colour: colourOf(card), value: numberOf(card), target, sum };
}
