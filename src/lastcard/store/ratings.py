"""How strong players are, game by game."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from lastcard.table.entries import MatchId, PlayerId


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """What is believed of a player's strength at a game, after so many rated matches."""

    mu: float
    sigma: float
    matches: int = 0


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    player: PlayerId
    name: str
    rating: Rating


Known: TypeAlias = Mapping[PlayerId, Rating]
"""Ratings by player; who has none yet is not in it."""
Rate: TypeAlias = Callable[[Known], Mapping[PlayerId, tuple[float, float]]]
"""From the ratings before a match, mu and sigma after it."""


class Ratings:
    """The ratings of all players."""

    async def get_many(self, game: str, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """The ratings of *players* at *game*; who has none is not in it."""
        raise NotImplementedError

    async def apply(
        self, match: MatchId, game: str, players: Sequence[PlayerId], rate: Rate
    ) -> bool:
        """Rate *match* once and for all: read, *rate* and write as one; False if it was rated."""
        raise NotImplementedError

    async def leaderboard(self, game: str, limit: int) -> list[Standing]:
        """The strongest accounts at *game*, by mu - 3 sigma."""
        raise NotImplementedError
