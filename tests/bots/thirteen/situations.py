"""Moments of deals: what the seat in turn knows, and what is really so."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from lastcard.bots.registry import seating
from lastcard.bots.thirteen.situation import Situation, situation_of
from lastcard.games.errors import RulesError
from lastcard.games.game import Entry
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.position import Position
from lastcard.match import AnyMatch, AnyPlayer, Match, play_match, seeded

THIRTEEN = Thirteen()


@dataclass(frozen=True)
class Moment:
    """What the seat in turn knows, and the position as it is."""

    situation: Situation
    truth: Position


class Watcher:
    """Plays like *player*, and keeps every moment of its own."""

    def __init__(self, match: AnyMatch, kept: list[Moment], player: AnyPlayer) -> None:
        self._match = match
        self._kept = kept
        self._player = player

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """The player's move, after a look at the table."""
        self._kept.append(Moment(situation_of(view, seen), self._match.state.position))
        return self._player.choose(view, seen)

    def refused(self, error: RulesError) -> None:
        """Let the player hear it."""
        self._player.refused(error)


@cache
def moments(
    seats: int, deal: str = "five", deals: int = 2, bot: str = "novice"
) -> tuple[Moment, ...]:
    """All moments of a match's first *deals*."""
    match = Match(THIRTEEN, THIRTEEN.options("fr-2009", {"deal": deal}), seats)
    kept: list[Moment] = []
    sit = seating(bot, THIRTEEN)
    players = [Watcher(match, kept, sit(seat)) for seat in range(seats)]
    play_match(match, players, seeded(1), deals=deals)
    return tuple(kept)


def every_table() -> list[tuple[int, str]]:
    """Every number of players with every way to deal."""
    return [(seats, deal) for seats in THIRTEEN.players for deal in ("five", "all")]
