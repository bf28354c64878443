"""The combos of a hand as a list, where speed does not matter; ``finder`` finds them."""

from lastcard.games.gang.cards import CardSet
from lastcard.games.gang.combos import Combo
from lastcard.games.gang.finder import Moves, find_all


def combos_in(cards: CardSet) -> list[Combo]:
    """Every combo *cards* hold, single cards included, weakest first."""
    moves = Moves()
    find_all(moves, cards)
    return moves.listed()
