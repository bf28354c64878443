"""Matches between equals, and the moments of them between two deals."""

from collections.abc import Iterator, Sequence

from lastcard.bots.registry import seating
from lastcard.games.game import AnyGame, Seat
from lastcard.match import quick_options, run
from training.chance.model import Moment


def moments(game: AnyGame, bot: str, seats: int, seed: int) -> list[Moment]:
    """The moments of one match that *bot* plays at all *seats*."""
    sit = seating(bot, game)
    players = [sit(seed * seats + seat) for seat in range(seats)]
    match = run(game, quick_options(game), players, seed)
    assert match.outcome is not None
    return list(_between(match.scores, match.outcome.winners))


def _between(scores: Sequence[Sequence[int]], winners: Sequence[Seat]) -> Iterator[Moment]:
    # After the last deal nothing is uncertain, so it tells nothing about the scale.
    before = (0,) * len(scores[0])
    for index, points in enumerate(scores[:-1]):
        yield Moment(before, tuple(points), len(scores) - 1 - index, tuple(winners))
        before = tuple(a + b for a, b in zip(before, points, strict=True))
