"""What the targets bear, and what still fits: for players new to 13."""

from typing import Final

from lastcard.bots.advice.reason import Reason
from lastcard.bots.advice.thirteen.candidate import Candidate
from lastcard.games.thirteen.cards import TARGETS, card_of, spread

BASICS: Final = ("guide-first-thirteen-1", "guide-first-thirteen-2", "guide-first-thirteen-3")
"""What the game is about, turn by turn."""


def scene(candidate: Candidate) -> tuple[Reason, ...]:
    """What there is to see for the seat in turn."""
    position = candidate.situation.position
    blue, yellow, green = (position.sum_on(target) for target in range(TARGETS))
    safe = {card_of(placement) for placement, cost in candidate.costs.items() if not cost}
    fitting = sum(1 for card in spread(candidate.situation.hand) if card in safe)
    return (
        Reason("guide-scene-thirteen", {"blue": blue, "yellow": yellow, "green": green}),
        Reason("guide-scene-thirteen-fits", {"cards": fitting}),
    )
