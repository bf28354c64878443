// The rules in the words of players: editions, options and cards by their names, not as they are typed.
import { cardsIn } from '../../games/cards.ts';
import { clientOf } from '../../games/registry.ts';
import { optionMessage } from '../setup.ts';
import type { Say } from '../../words/words.ts';
import type { Block, Rules, Span } from './page.ts';
import { isCards, rulebookOf } from './rulebook.ts';

/** The *rules* of *game* as players read them. */
export function inWords(rules: Rules, game: string, say: Say): Rules {
  return rules.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => blockInWords(block, game, say)),
  }));
}

// A value belongs to the option that was named before it, or else to whichever has it.
function blockInWords(block: Block, game: string, say: Say): Block {
  const { editions, options } = rulebookOf(game);
  const named: string[] = [];
  const spans = block.spans.map((span): Span => {
    if (span.kind !== 'code') return span;
    const { text } = span;
    if (isCards(game, text)) return { kind: 'cards', text, name: namesOf(game, text, say) };
    if (Object.hasOwn(editions, text)) {
      return { kind: 'edition', text: say(`edition-${game}-${text}`) };
    }
    if (Object.hasOwn(options, text)) {
      named.unshift(text);
      return { kind: 'em', text: say(optionMessage(game, text)) };
    }
    const option = [...named, ...Object.keys(options)].find((one) => options[one]?.includes(text));
    if (option === undefined) return { kind: 'text', text };
    return { kind: 'em', text: say(optionMessage(game, option, text)) };
  });
  return { ...block, spans };
}

function namesOf(game: string, cards: string, say: Say): string {
  return cardsIn(cards)
    .map((card) => say(...clientOf(game).cardName(card)))
    .join(', ');
}
