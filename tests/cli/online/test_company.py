"""Who sits at a table, in words."""

from lastcard.cli.online.company import names, tidy
from lastcard.table.chairs import Chair
from lastcard.table.entries import PlayerId


def test_everybody_has_a_name_of_their_own_that_fits() -> None:
    chairs = (
        Chair(player=PlayerId("a"), name="Ada Lovelace of London"),
        Chair(bot="greedy"),
        Chair(bot="greedy"),
        Chair(bot="novice"),
    )
    assert names(chairs) == ("Ada Lovelace", "greedy 2", "greedy 3", "novice")


def test_who_is_away_keeps_the_name() -> None:
    assert names((Chair(player=PlayerId("a"), name="Ada", bot="planner", away=True),)) == ("Ada",)


def test_nothing_from_far_away_is_a_command_for_the_terminal() -> None:
    assert tidy("\x1b[31mred\a \u202ebackwards\n") == "[31mred backwards"
