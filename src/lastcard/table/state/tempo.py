"""How long things take at a table: one tempo for each speed, in milliseconds."""

from collections.abc import Mapping
from typing import Final

import msgspec

from lastcard.table.state.setup import Pace, Speed

_SECOND: Final = 1000
_DAY: Final = 24 * 60 * 60 * _SECOND


class Tempo(msgspec.Struct, frozen=True, kw_only=True):
    """The times of a table."""

    move: int | None
    """How long a person may think about a move; None is as long as it takes."""
    grace: int | None
    """How long a lost connection keeps the turn before a bot plays on; None is for ever."""
    between: int
    """How long the score of a deal is shown unless all have seen it."""
    bot: int
    """How long a bot takes at least, so that people can follow."""
    settle: int
    """How much longer a bot takes when a cycle or a deal has just ended, so that it is seen."""
    patience: int
    """How long the next act is held for a person who may still call "Last card!"."""
    link: int = 5 * _SECOND
    """How long a seat has to contribute to the deal."""
    empty: int = 15 * 60 * _SECOND
    """How long a table that has not started stays open with nobody there."""
    absence: int = 30 * _SECOND
    """How long a table that has not started waits for people who are gone."""
    lag: int = 60 * _SECOND
    """How much later watchers are told where the host wants a delay."""


TEMPOS: Final[Mapping[Speed, Tempo]] = {
    "relaxed": Tempo(
        move=None,
        grace=60 * _SECOND,
        between=60 * _SECOND,
        bot=900,
        settle=1200,
        patience=3 * _SECOND,
    ),
    "normal": Tempo(
        move=45 * _SECOND,
        grace=30 * _SECOND,
        between=20 * _SECOND,
        bot=900,
        settle=1200,
        patience=2 * _SECOND,
    ),
    "fast": Tempo(
        move=15 * _SECOND,
        grace=15 * _SECOND,
        between=10 * _SECOND,
        bot=500,
        settle=1000,
        patience=1500,
    ),
    "days": Tempo(move=2 * _DAY, grace=None, between=0, bot=900, settle=1200, patience=2 * _SECOND),
}
"""The times of every speed."""


_PACES: Final[Mapping[Pace, float]] = {"slow": 2.5, "normal": 1.0, "fast": 0.4}
"""How many times as long the bots take."""


def paced(tempo: Tempo, pace: Pace) -> Tempo:
    """*tempo* with bots that move at *pace*."""
    return slowed(tempo, _PACES[pace])


def slowed(tempo: Tempo, times: float) -> Tempo:
    """*tempo* with bots that take so many *times* as long."""
    if times == 1.0:
        return tempo
    return msgspec.structs.replace(
        tempo, bot=round(tempo.bot * times), settle=round(tempo.settle * times)
    )


def scaled(tempo: Tempo, pauses: float) -> Tempo:
    """*tempo* with its pauses made so many times as long; time to think stays as it is."""
    return msgspec.structs.replace(
        tempo,
        between=round(tempo.between * pauses),
        bot=round(tempo.bot * pauses),
        settle=round(tempo.settle * pauses),
        patience=round(tempo.patience * pauses),
    )
