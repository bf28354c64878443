"""What tables can be made with."""

from typing import Any

import pytest

from lastcard.bots.errors import BotUnknown
from lastcard.bots.registry import names
from lastcard.games.errors import BadOptions, Refusal
from lastcard.games.registry import GAMES
from lastcard.table.errors import GameNotHere, RatedAlone, RatedOtherwise, SetupRefused
from lastcard.table.state.setup import Setup, check_bot, common_edition

OTHER_EDITIONS = [
    (game.key, edition)
    for game in GAMES.values()
    for edition in game.editions
    if edition != common_edition(game)
]


def made(key: str, **changes: Any) -> Setup:
    """A table of the game *key* as strangers play it."""
    game = GAMES[key]
    usual: dict[str, Any] = {
        "game": key,
        "edition": common_edition(game),
        "options": dict(game.quick),
        "seats": game.players[0],
    }
    return Setup(**(usual | changes))


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("rated", [False, True])
def test_a_table_can_be_made_for_every_number_of_players(key: str, rated: bool) -> None:
    for seats in GAMES[key].players:
        made(key, seats=seats, rated=rated).check()


@pytest.mark.parametrize("key", GAMES)
def test_a_table_of_friends_has_bots_and_hints(key: str) -> None:
    for bot in names(GAMES[key]):
        made(key, bots=(None, bot), bot=bot, hints=True).check()


def test_a_game_nobody_knows_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(GameNotHere) as refused:
        Setup(game="bridge" * 99, edition="en", seats=4).check()
    assert refused.value.args_by_name["known"] == ", ".join(GAMES)
    assert len(str(refused.value.args_by_name["game"])) == 40


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"seats": 99}, BadOptions),
        ({"edition": "none"}, BadOptions),
        ({"options": {"none": "1"}}, BadOptions),
        ({"bots": (None,) * 99}, SetupRefused),
        ({"bots": ("./mine",)}, BotUnknown),
        ({"bot": "nobody"}, BotUnknown),
        ({"rated": True, "bots": ("greedy",)}, RatedAlone),
        ({"rated": True, "hints": True}, RatedAlone),
    ],
    ids=str,
)
def test_what_no_match_can_be_played_with_is_refused(
    key: str, changes: dict[str, Any], refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        made(key, **changes).check()


@pytest.mark.parametrize(("key", "edition"), OTHER_EDITIONS)
def test_a_rated_match_is_played_by_the_common_edition(key: str, edition: str) -> None:
    assert not made(key, edition=edition).is_common()
    with pytest.raises(RatedOtherwise) as refused:
        made(key, edition=edition, rated=True).check()
    assert refused.value.args_by_name == {"edition": common_edition(GAMES[key])}


@pytest.mark.parametrize("key", GAMES)
def test_a_program_is_no_bot_of_the_house(key: str) -> None:
    with pytest.raises(BotUnknown) as refused:
        check_bot("./" + "x" * 99, GAMES[key])
    assert len(str(refused.value.args_by_name["bot"])) == 40


@pytest.mark.parametrize(
    ("options", "known"),
    [
        ({}, {"last_card": "spoken"}),
        ({"last_card": "spoken"}, {"last_card": "spoken"}),
        ({"last_card": "automatic"}, {"last_card": "automatic"}),
        ({"target": "20"}, {"last_card": "spoken", "target": "20"}),
        ({"target": "100"}, {"last_card": "spoken"}),
    ],
    ids=str,
)
def test_what_a_match_changes_and_what_is_unusual_is_to_be_known(
    options: dict[str, str], known: dict[str, str]
) -> None:
    assert made("gang", options=options).to_know() == known
