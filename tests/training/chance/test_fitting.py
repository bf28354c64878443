"""Fitting chances to what happened."""

from math import log
from random import Random

import pytest

from lastcard.games.game import Seat
from lastcard.review.thirteen.chance import MatchChance
from training.chance.__main__ import main
from training.chance.fitting import calibration, climb, fit, likelihood
from training.chance.games import GAMES
from training.chance.model import Moment

TRUE = 5.0
"""The scale by which the matches below are won."""


def invented(count: int) -> list[Moment]:
    """Moments before the last deal, whose winners are drawn by the chances of ``TRUE``."""
    rng = Random(1)
    found = []
    for _ in range(count):
        before = tuple(rng.randrange(12) for _ in range(3))
        chances = MatchChance(before, 1, TRUE).after((0, 0, 0))
        winner = rng.choices(range(3), chances)[0]
        found.append(Moment(before, (0, 0, 0), 1, (Seat(winner),)))
    return found


def test_the_top_of_a_hill_is_found() -> None:
    assert climb(lambda at: -((at[0] - 3) ** 2) - (at[1] - 20) ** 2, (1.0, 1.0)) == pytest.approx(
        (3.0, 20.0), abs=0.05
    )


def test_the_scale_that_decided_is_the_one_fitted() -> None:
    (found,) = fit(GAMES["thirteen"].model(3), invented(3000))
    assert found == pytest.approx(TRUE, rel=0.1)


def test_a_shared_win_counts_in_parts() -> None:
    shared = Moment((0, 0, 0), (0, 0, 0), 1, (Seat(0), Seat(2)))
    assert likelihood(GAMES["thirteen"].model(3), [shared], (3.0,)) == pytest.approx(log(1 / 3))


def test_chances_of_the_true_scale_come_true() -> None:
    tenths = calibration(GAMES["thirteen"].model(3), invented(3000), (TRUE,))
    assert sum(tenth.count for tenth in tenths) == 9000
    for tenth in tenths:
        assert tenth.won == pytest.approx(tenth.told, abs=0.06)


def test_a_few_matches_are_played_and_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["thirteen", "--matches", "4"]) == 0
    said = capsys.readouterr().out
    assert "thirteen, 6 players: 2 matches to fit, 2 to judge" in said
    assert said.count("fitted") == 4


@pytest.mark.parametrize("wrong", [["chess"], ["--matches", "1"]])
def test_what_makes_no_sense_is_refused(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(wrong)
    assert "error" in capsys.readouterr().err
