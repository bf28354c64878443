// What a choice cost, in a sentence.
import type { Item } from '../../../state/review/listing.ts';
import type { Figures } from '../../../words/numbers.ts';
import type { Sentence } from '../../../words/words.ts';

/** What *item* cost: points with their error, and chance to win the match. */
export function costSentence(item: Item, { points, difference }: Figures): Sentence {
  if (item.what === 'forgotten') {
    const { cost, error, chance_cost } = item.forgotten;
    const args = { cost: points(cost), error: points(error), chance: difference(-chance_cost) };
    return ['reviewed-forgotten-cost', args];
  }
  const { grade, loss, error, chance_loss, made, best } = item.choice;
  if (made === best) return ['reviewed-best', {}];
  return [
    grade === 'close' ? 'reviewed-cost-close' : 'reviewed-cost',
    { grade, loss: points(loss), error: points(error), chance: difference(-chance_loss) },
  ];
}
