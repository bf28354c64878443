"""What the pages about the rules of 13 need."""

from typing import Any

from lastcard.games.thirteen.cards import PLACEMENTS, card_of, target_of
from lastcard.games.thirteen.notation import NAMES, TARGET_NAMES


def rulebook() -> dict[str, Any]:
    """Which targets each card fits."""
    return {"fits": {name: _targets(card) for card, name in enumerate(NAMES)}}


def _targets(card: int) -> list[str]:
    return [TARGET_NAMES[target_of(place)] for place in range(PLACEMENTS) if card_of(place) == card]
