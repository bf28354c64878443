"""The catalogue holds everything a table can be made with."""

import json
from pathlib import Path

import pytest

from lastcard.bots.registry import LADDER
from lastcard.exports.scoring import scoring
from lastcard.games.registry import GAMES
from lastcard.server.http.api.games import catalogue
from lastcard.table.people.talk import PHRASES
from lastcard.table.state.setup import Setup
from lastcard.wire.catalogue import GameInfo, Option
from tests.support.people.http_client import HttpClient
from tests.support.random_matches import allowed
from tests.support.servers.api import ApiServer, api_server

KNOWN = catalogue().games


def values(option: Option) -> list[str]:
    if option.values is not None:
        return list(option.values)
    assert option.lowest is not None
    assert option.highest is not None
    return [str(value) for value in range(option.lowest, option.highest + 1)]


async def test_everybody_may_know_what_can_be_played(browser: HttpClient) -> None:
    status, told = await browser.ask("GET", "/api/games")
    assert status == 200
    assert [game["key"] for game in told["games"]] == list(GAMES)
    assert told["phrases"] == list(PHRASES)
    assert "normal" in told["speeds"]
    assert "en" in told["languages"]


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.key)
def test_the_bots_to_choose_from_are_told_from_the_gentlest_on(game: GameInfo) -> None:
    assert [bot.name for bot in game.bots if bot.ladder] == [bot.name for bot in LADDER]


async def address_told(server: ApiServer) -> str | None:
    _, told = await server.browser().ask("GET", "/api/games")
    address: str | None = told["address"]
    return address


async def test_a_server_for_this_machine_alone_names_no_address_to_others(
    server: ApiServer,
) -> None:
    assert await address_told(server) is None


async def test_a_server_for_the_room_names_its_address_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.http.api.games.room_address", lambda: "10.0.0.7")
    async with api_server(tmp_path, lan=True) as server:
        port = server.url.rpartition(":")[2]
        assert await address_told(server) == f"http://10.0.0.7:{port}/"


async def test_a_server_without_a_network_names_no_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.http.api.games.room_address", lambda: None)
    async with api_server(tmp_path, lan=True) as server:
        assert await address_told(server) is None


async def test_a_server_behind_a_proxy_names_the_public_address(tmp_path: Path) -> None:
    async with api_server(tmp_path, origin="https://cards.example") as server:
        assert await address_told(server) == "https://cards.example/"


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


def test_own_tables_begin_with_the_newest_edition_in_the_language_of_the_page() -> None:
    gang, thirteen = KNOWN
    assert gang.own == {
        "de": "de-2010",
        "en": "en-2010",
        "es": "es-2010",
        "fi": "fi-2010",
        "fr": "fr-2010",
        "it": "it-2010",
        "nl": "nl-2010",
    }
    assert set(thirteen.own.values()) == {"fr-2009"}


def test_strangers_of_all_languages_meet_by_one_edition() -> None:
    gang, thirteen = KNOWN
    assert (gang.common, gang.quick) == ("en-2010", {"last_card": "automatic"})
    assert (thirteen.common, thirteen.quick) == ("fr-2009", {})


def test_the_score_pad_and_the_referee_begin_with_the_same_edition_as_a_table() -> None:
    pads = {game.key: json.loads(scoring(game.key)) for game in KNOWN}
    assert {game.key: game.own for game in KNOWN} == {key: pads[key]["own"] for key in pads}
