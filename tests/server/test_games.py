"""The catalogue holds everything a table can be made with."""

import pytest

from lastcard.games.registry import GAMES
from lastcard.server.api.games import catalogue
from lastcard.table.setup import Setup
from lastcard.table.talk import PHRASES
from lastcard.wire.catalogue import GameInfo, Option
from tests.matches import allowed
from tests.server.servers import Browser

KNOWN = catalogue().games


def values(option: Option) -> list[str]:
    if option.values is not None:
        return list(option.values)
    assert option.lowest is not None
    assert option.highest is not None
    return [str(value) for value in range(option.lowest, option.highest + 1)]


async def test_everybody_may_know_what_can_be_played(browser: Browser) -> None:
    status, told = await browser.ask("GET", "/api/games")
    assert status == 200
    assert [game["key"] for game in told["games"]] == list(GAMES)
    assert told["phrases"] == list(PHRASES)
    assert "normal" in told["speeds"]
    assert "en" in told["languages"]


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.key)
def test_every_option_is_told_with_what_it_takes(game: GameInfo) -> None:
    rules = GAMES[game.key]
    told = {option.name: values(option) for option in game.options}
    assert told == {name: allowed(rules, name) for name in game.editions[0].options}


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.key)
def test_a_table_can_be_made_with_every_edition_number_of_players_and_bot(game: GameInfo) -> None:
    for edition in game.editions:
        for seats in range(game.fewest, game.most + 1):
            for bot in game.bots:
                Setup(
                    game=game.key,
                    edition=edition.name,
                    options=edition.options | game.quick,
                    seats=seats,
                    bot=bot.name,
                ).check()
