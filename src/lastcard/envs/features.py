"""What a seat knows of any match as numbers, without an environment around it."""

from lastcard.envs.episode import Vector
from lastcard.envs.parts import PARTS
from lastcard.games.game import Seat
from lastcard.match import AnyMatch


def features(match: AnyMatch, seat: Seat) -> Vector:
    """Everything *seat* knows in a deal, in the layout of ``docs/reference/envs.md``."""
    key = match.game.key
    if key not in PARTS:
        raise ValueError(f"{key!r} has no features; {list(PARTS)} have")
    return PARTS[key].features(match, seat)
