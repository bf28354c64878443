"""Moments of random deals: what the seat in turn knows, and what is really so."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from lastcard.bots.thirteen.situation import Situation, situation_of
from lastcard.games.game import Entry
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.position import Position
from lastcard.match import AnyMatch, Match, play_match, seeded
from tests.simple import Chancer

THIRTEEN = Thirteen()


@dataclass(frozen=True)
class Moment:
    """What the seat in turn knows, and the position as it is."""

    situation: Situation
    truth: Position


class Watcher(Chancer):
    """Plays by chance, and keeps every moment of its own."""

    def __init__(self, match: AnyMatch, kept: list[Moment], rng: Random) -> None:
        super().__init__(THIRTEEN, rng)
        self._match = match
        self._kept = kept

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """Any legal move, after a look at the table."""
        self._kept.append(Moment(situation_of(view, seen), self._match.state.position))
        return super().choose(view, seen)


@cache
def moments(seats: int, deal: str = "five", deals: int = 2, seed: int = 1) -> tuple[Moment, ...]:
    """All moments of a match's first *deals*."""
    match = Match(THIRTEEN, THIRTEEN.options("fr-2009", {"deal": deal}), seats)
    kept: list[Moment] = []
    players = [Watcher(match, kept, Random(f"{seed} {seat}")) for seat in range(seats)]
    play_match(match, players, seeded(seed), deals=deals)
    return tuple(kept)


def every_table() -> list[tuple[int, str]]:
    """Every number of players with every way to deal."""
    return [(seats, deal) for seats in THIRTEEN.players for deal in ("five", "all")]
