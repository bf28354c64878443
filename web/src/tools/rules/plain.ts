// The rules in the words of players: editions, options and cards by their names, not as they are typed.
import type { Game } from '../../words/parts.ts';
import { cardsIn } from '../../games/cards.ts';
import { clientOf } from '../../games/registry.ts';
import { optionMessage } from '../setup.ts';
import type { Say } from '../../words/words.ts';
import type { Block, Rules, Span } from './markdown.ts';
import { EDITIONS, OPTIONS, isCards } from './rulebook.ts';

/** The *rules* of *game* as players read them. */
export function inWords(rules: Rules, game: Game, say: Say): Rules {
  return rules.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => blockInWords(block, game, say)),
  }));
}

// A value belongs to the option that was named before it, or else to whichever has it.
function blockInWords(block: Block, game: Game, say: Say): Block {
  const named: string[] = [];
  const spans = block.spans.map((span): Span => {
    if (span.kind !== 'code') return span;
    const { text } = span;
    if (isCards(game, text)) return { kind: 'cards', text, name: namesOf(game, text, say) };
    if (Object.hasOwn(EDITIONS[game], text)) {
      return { kind: 'edition', text: say(`edition-${game}-${text}`) };
    }
    if (Object.hasOwn(OPTIONS[game], text)) {
      named.unshift(text);
      return { kind: 'em', text: say(optionMessage(game, text)) };
    }
    const option = [...named, ...Object.keys(OPTIONS[game])].find((one) =>
      OPTIONS[game][one]?.includes(text),
    );
    if (option === undefined) return { kind: 'text', text };
    return { kind: 'em', text: say(optionMessage(game, option, text)) };
  });
  return { ...block, spans };
}

function namesOf(game: Game, cards: string, say: Say): string {
  return cardsIn(cards)
    .map((card) => say(...clientOf(game).cardName(card)))
    .join(', ');
}
