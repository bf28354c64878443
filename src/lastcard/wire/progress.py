"""How one plays over time, as ``/api`` tells it to the player alone."""

import msgspec

from lastcard.review.tally import ChoiceTally
from lastcard.table.state.entries import MatchId


class ProgressMatch(ChoiceTally, frozen=True, kw_only=True):
    """A reviewed match: your choices in it, and what luck you had."""

    match: MatchId
    finished: int
    won: bool
    reference: str
    """By whom the choices were judged; others cannot be compared with them."""
    errors: float
    """The sum of the squares of the losses' standard errors."""
    kinds: dict[str, ChoiceTally]
    """The same choices by what was decided."""
    result: float | None
    """The points of the match, against the others' mean."""
    luck: float | None
    """What chance and the others brought, in points."""
    chance_luck: float | None
    """The same in chance to win the match."""


class ProgressRating(msgspec.Struct, frozen=True, kw_only=True):
    """Your rating after a rated match."""

    match: MatchId
    at: int
    rating: float
    mu: float
    sigma: float


class MyProgress(msgspec.Struct, frozen=True, kw_only=True):
    """How you play a game over time, oldest first."""

    game: str
    matches: tuple[ProgressMatch, ...]
    ratings: tuple[ProgressRating, ...]
