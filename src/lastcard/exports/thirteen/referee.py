"""What the referee of 13 needs."""

from lastcard.exports.rulebook import written
from lastcard.games.thirteen.cards import PLACEMENTS, card_of, target_of
from lastcard.games.thirteen.notation import NAMES, TARGET_NAMES


def fits() -> bytes:
    """Which targets each card fits: ``web/src/games/thirteen/referee/fits.gen.json``."""
    return written({name: _targets(card) for card, name in enumerate(NAMES)})


def _targets(card: int) -> list[str]:
    return [TARGET_NAMES[target_of(place)] for place in range(PLACEMENTS) if card_of(place) == card]
