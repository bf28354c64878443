"""A position of which only one hand is known, for questions about the rules."""

from lastcard.games.gang.cards import M1, CardSet, gather
from lastcard.games.gang.combos import Combo
from lastcard.games.gang.editions import Options
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import rules


def in_turn(
    hand: CardSet, to_beat: Combo, options: Options, *, last: bool = False, opening: bool = False
) -> Position:
    """The player in turn holds *hand*; *last* says that the next player has called a last card.

    *opening* counts only if the hand has the multi-coloured 1.
    """
    # Nobody asks what the others hold: they have one card each, declared or not.
    hands = [hand, gather([M1]), gather([M1])]
    position = Position(hands, 0, 1, rules(options), opening and hand >> M1 & 1 == 1)
    position.resume(to_beat=to_beat, owner=2, declared=0b010 if last else 0)
    return position
