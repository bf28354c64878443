"""Who sits at a table, in words."""

from lastcard.cli.online.seat_names import names, tidy
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import PlayerId


def test_everybody_has_a_name_which_is_not_cut() -> None:
    chairs = (
        Chair(player=PlayerId("a"), name="Ada Lovelace of London"),
        Chair(name="Bo", bot="greedy"),
        Chair(name="Lin", bot="greedy"),
        Chair(),
    )
    assert names(chairs) == ("Ada Lovelace of London", "Bo", "Lin", "-")


def test_who_is_away_keeps_the_name() -> None:
    assert names((Chair(player=PlayerId("a"), name="Ada", bot="planner", away=True),)) == ("Ada",)


def test_nothing_from_far_away_is_a_command_for_the_terminal() -> None:
    assert tidy("\x1b[31mred\a \u202ebackwards\n") == "[31mred backwards"
