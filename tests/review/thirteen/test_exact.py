"""Against endgames that are solved exactly."""

from collections.abc import Iterator

import pytest

from benchmarks.review.solved_thirteen import exact_worths
from lastcard.bots.thirteen.situation import Situation, situation_of
from lastcard.games.thirteen.moves import PLAYS, write

from .choices import PLAYER, judged, turns, weighing

MOST_CARDS = 6
"""In all hands together."""


def endgames(seats: int, deal: str) -> Iterator[Situation]:
    for match in turns(seats, deal, "greedy"):
        view = match.view(match.awaits)
        if view.pile == 0 and sum(view.counts) <= MOST_CARDS and len(view.legal) > 1:
            known = situation_of(view, match.seen())
            if sum(view.counts) == view.counts[view.seat] + _unseen(known):
                yield known


def _unseen(known: Situation) -> int:
    return sum(known.unseen >> 4 * card & 15 for card in range(16))


@pytest.mark.parametrize(("seats", "deal"), [(3, "five"), (4, "five"), (5, "five"), (4, "all")])
def test_the_best_move_is_never_called_a_mistake(seats: int, deal: str) -> None:
    checked = 0
    for known in endgames(seats, deal):
        exact = exact_worths(PLAYER, known)
        best = max(exact, key=lambda placement: exact[placement])
        assert judged(known, write(PLAYS[best])).grade in ("fine", "close")
        checked += 1
    assert checked


@pytest.mark.parametrize(("seats", "deal"), [(3, "five"), (4, "all")])
def test_samples_come_to_what_is_exact(seats: int, deal: str) -> None:
    for known in endgames(seats, deal):
        exact = {write(PLAYS[place]): worth for place, worth in exact_worths(PLAYER, known).items()}
        choice = weighing(known)
        found = choice.run(0, 4000, choice.moves)
        for move, row in zip(choice.moves, found.points, strict=True):
            assert sum(row) / len(row) == pytest.approx(exact[move], abs=0.35)
