"""In how few plays a hand can go: exactly, where the bots' plan is a quick guess."""

from functools import lru_cache

from lastcard.bots.gang.worlds.plan import Plan, plays_needed
from lastcard.games.gang.cards import CardSet, gather, holds, remove, size, spread
from lastcard.games.gang.combos import cards_of, size_of
from lastcard.games.gang.holding import combos_in


@lru_cache(maxsize=4096)
def plays_of(cards: CardSet) -> int:
    """In how few plays *cards* can be played when nobody interferes."""
    most = plays_needed(Plan(), cards)
    return next((plays for plays in range(most) if _can_go_in(cards, plays)), most)


def _can_go_in(cards: CardSet, plays: int) -> bool:
    if not cards:
        return True
    combos = combos_in(cards)
    if size(cards) > plays * max(map(size_of, combos)):
        return False
    # The lowest card goes somehow; the longest combos leave least to look at.
    lowest = gather(spread(cards)[:1])
    ways = sorted((c for c in combos if holds(cards_of(c), lowest)), key=size_of, reverse=True)
    return any(_can_go_in(remove(cards, cards_of(way)), plays - 1) for way in ways)
