"""Bots have names of their own, the same for everybody at a table."""

from itertools import permutations

import pytest

from lastcard.bots.bot_names import BOT_NAMES, called
from lastcard.games.registry import GAMES


def test_a_bot_has_the_name_of_its_seat_whoever_else_comes_and_goes() -> None:
    assert called(["Anna", None, None, None]) == ("Anna", "Bo", "Lin", "Tao")
    assert called(["Anna", "Ben", None, None]) == ("Anna", "Ben", "Lin", "Tao")


def test_no_bot_is_called_like_a_person_at_the_table() -> None:
    assert called(["bo", None, None]) == ("bo", "Tao", "Lin")
    assert called(["Lin", "Anna", None]) == ("Lin", "Anna", "Tao")


@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
def test_there_is_a_name_for_everybody_at_the_largest_table(bots: int) -> None:
    seats = max(game.players[-1] for game in GAMES.values())
    for people in permutations(BOT_NAMES, seats - bots):
        assert len(set(called([*people, *[None] * bots]))) == seats
