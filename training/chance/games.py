"""Which games are fitted, what plays them, and in which form their chances are told."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lastcard.bots.thirteen.search.match_value import SPREAD
from lastcard.review.gang import chance as gang
from lastcard.review.thirteen import chance as thirteen
from training.chance.model import Model, Moment

LIMIT: Final = 100
"""The points that end a match of Gang of Four (GF-10.2)."""
GUESSED: Final = (8.0, 14.0, 0.0)
"""How the bots of Gang of Four see it: spread, step, and no worth of the last deal won."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A game whose chances are fitted."""

    bot: str
    """Who plays its matches: quick, and good enough."""
    seats: tuple[int, ...]
    model: Callable[[int], Model]
    """Its model for so many players."""


def _gang(seats: int) -> Model:
    scale = gang.SCALES[seats]
    return Model(
        names=("spread", "step", "lead"),
        chances=_gang_chances,
        guesses={"bots": GUESSED, "review": (scale.spread, scale.step, scale.lead)},
    )


def _gang_chances(moment: Moment, numbers: Sequence[float]) -> Sequence[float]:
    scale = gang.Scale(*numbers)
    return gang.MatchChance(moment.before, LIMIT, scale).after(moment.points)


def _thirteen(seats: int) -> Model:
    return Model(
        names=("spread",),
        chances=_thirteen_chances,
        guesses={"bots": (SPREAD,), "review": (thirteen.SPREADS[seats],)},
    )


def _thirteen_chances(moment: Moment, numbers: Sequence[float]) -> Sequence[float]:
    chance = thirteen.MatchChance(moment.before, moment.deals_left, numbers[0])
    return chance.after(moment.points)


GAMES: Final[Mapping[str, Fitted]] = {
    "gang": Fitted("swift", (3, 4), _gang),
    "thirteen": Fitted("planner", (3, 4, 5, 6), _thirteen),
}
