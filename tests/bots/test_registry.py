"""Who can be asked for, and how."""

import pytest

from lastcard.bots.bot import Budget
from lastcard.bots.errors import BotUnknown, BudgetUseless, BudgetWrong
from lastcard.bots.parts import PARTS
from lastcard.bots.registry import BOTS, LADDER, names, seating, usual
from lastcard.games.registry import GAMES

GANG = GAMES["gang"]


def test_the_ladder_starts_gently_in_both_games() -> None:
    assert [bot.name for bot in LADDER[:2]] == ["novice", "greedy"]
    assert all({"novice", "greedy"} <= set(names(game)) for game in GAMES.values())


def test_every_part_is_of_a_game_and_names_bots_that_are_listed() -> None:
    assert set(PARTS) <= set(GAMES)
    assert all(set(roster.sits) <= set(BOTS) for roster in PARTS.values())


def test_a_bot_gives_way_where_it_plays_other_games() -> None:
    assert usual(GANG) == "planner"
    assert usual(GANG, "swift") == "swift"
    assert usual(GAMES["thirteen"], "swift") == "master"


def test_all_bots_of_a_game_can_be_seated() -> None:
    for game in GAMES.values():
        for name in names(game):
            assert seating(name, game)(7) is not None


def test_a_name_nobody_has_is_refused() -> None:
    with pytest.raises(BotUnknown) as refused:
        seating("genius", GANG)
    assert refused.value.args_by_name["known"] == ", ".join(names(GANG))


def test_a_budget_is_worlds_or_milliseconds() -> None:
    assert Budget.read("200") == Budget(worlds=200)
    assert Budget.read("50ms") == Budget(seconds=0.05)


@pytest.mark.parametrize("text", ["", "0", "ms", "-3", "1.5", "many", "12s", "٣", "9" * 30])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BudgetWrong):
        Budget.read(text)


def test_a_bot_that_does_not_look_ahead_takes_no_budget() -> None:
    with pytest.raises(BudgetUseless):
        seating("greedy@50", GANG)
