"""How a game turns points into chances, with numbers that can be fitted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lastcard.games.game import Seat


@dataclass(frozen=True, slots=True)
class Moment:
    """The score of a match after one of its deals, and who won in the end."""

    before: tuple[int, ...]
    """The totals before the deal."""
    points: tuple[int, ...]
    """What the deal gave everybody."""
    deals_left: int
    """How many deals followed."""
    winners: tuple[Seat, ...]
    """They share the win."""


@dataclass(frozen=True, slots=True)
class Model:
    """A form of chances with free *numbers*, for one game and so many players."""

    names: tuple[str, ...]
    """What each number is called."""
    chances: Callable[[Moment, Sequence[float]], Sequence[float]]
    """Everybody's chance at a moment, for given numbers."""
    guesses: Mapping[str, tuple[float, ...]]
    """Numbers to compare with, by where they come from; the fit begins at the first."""
