"""Studies over HTTP: a table that goes on from a move of a match, for those who may see it."""

from typing import Any

import msgspec
import pytest

from lastcard.record import Record, write_json, write_text
from lastcard.table.state.entries import MatchId, Opened
from lastcard.table.state.record import record_of
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.tables.kept_match import keep
from tests.support.tables.match_journal import journal

WISH: dict[str, Any] = {"number": 9, "seat": 0, "bots": [None, "greedy", "planner"]}


def record(game: str = "gang") -> Record:
    return record_of(MatchId("m-1"), journal(MatchId("m-1"), game))


@pytest.mark.parametrize("game", ["gang", "thirteen"])
async def test_whoever_played_a_match_plays_on_from_a_move_of_it(
    server: ApiServer, browser: HttpClient, game: str
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me, game=game)
    status, made = await browser.ask("POST", "/api/studies", {"match": match, **WISH})
    assert (status, made) == (201, {"table": "opened-1"})
    study = server.tables.opened[0]
    assert (study.phase, len(study.match.moves), study.places[0].player) == ("playing", 9, me)
    setup = study.setup
    assert (setup.rated, setup.public, setup.paired, setup.hints) == (False, False, False, True)
    assert setup.study is not None
    assert (setup.study.match, setup.study.number) == ("m-1", 9)


@pytest.mark.parametrize("write", [write_text, write_json])
async def test_a_record_that_was_opened_is_played_on(
    server: ApiServer, browser: HttpClient, write: Any
) -> None:
    await browser.guest()
    wish = {"record": write(record()), **WISH, "redealt": True}
    status, _ = await browser.ask("POST", "/api/studies", wish)
    assert status == 201
    assert server.tables.opened[0].setup.study is not None


async def test_a_seat_without_a_bot_waits_for_a_friend(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    wish = {"match": match, **WISH, "bots": [None, None, "greedy"]}
    await browser.ask("POST", "/api/studies", wish)
    assert server.tables.opened[0].phase == "open"


async def test_an_unfinished_match_cannot_be_studied(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me, lines=40)
    status, problem = await browser.ask("POST", "/api/studies", {"match": match, **WISH})
    assert (status, problem["code"]) == (409, "match-unfinished")
    assert not server.tables.opened


NONSENSE = [
    ({"match": "nothing"}, 404, "match-unknown"),
    ({}, 422, "setup-refused"),
    ({"match": "m-1", "record": "lastcard record 1"}, 422, "setup-refused"),
    ({"record": "nonsense"}, 422, "record-unreadable"),
    ({"record": "{}"}, 422, "record-json"),
    ({"record": "lastcard record 1\ngame gang\nedition en-2010\n"}, 422, "record-options"),
    ({"match": "m-1", "number": 100_000}, 422, "nothing-to-study"),
    ({"match": "m-1", "number": -1}, 400, "body-wrong"),
    ({"match": "m-1", "seat": 3}, 409, "no-such-seat"),
    ({"match": "m-1", "move": "G5 G5 G5 G5 G5"}, 422, "cards-impossible"),
    ({"match": "m-1", "move": "nonsense"}, 422, "card-unknown"),
    ({"match": "m-1", "bots": ["greedy", "greedy", "greedy"]}, 409, "seat-taken"),
    ({"match": "m-1", "bots": [None, "nobody", "greedy"]}, 422, "bot-unknown"),
    ({"match": "m-1", "bots": [None, "greedy", "greedy", "greedy"]}, 422, "setup-refused"),
    ({"match": "m-1", "rated": True}, 400, "body-wrong"),
]


@pytest.mark.parametrize(("changes", "status", "code"), NONSENSE)
async def test_nonsense_is_refused_in_a_sentence(
    server: ApiServer, browser: HttpClient, changes: dict[str, Any], status: int, code: str
) -> None:
    me = (await browser.guest())["id"]
    await keep(server.store, "m-1", me)
    answer, problem = await browser.ask("POST", "/api/studies", WISH | changes)
    assert (answer, problem["code"]) == (status, code)
    assert len(problem["sentence"]) > 10
    assert not server.tables.opened


async def test_a_private_match_of_strangers_is_refused(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    opened, *others = journal(MatchId("m-1"))
    assert isinstance(opened, Opened)
    setup = msgspec.structs.replace(opened.setup, public=False)
    whole = (msgspec.structs.replace(opened, setup=setup), *others)
    match = await keep(server.store, "m-1", "ann", whole=whole)
    status, problem = await browser.ask("POST", "/api/studies", {"match": match, **WISH})
    assert (status, problem["code"]) == (403, "match-private")
    assert not server.tables.opened


async def test_a_public_match_of_strangers_may_be_studied(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    match = await keep(server.store, "m-1", "ann")
    status, _ = await browser.ask("POST", "/api/studies", {"match": match, **WISH})
    assert status == 201


async def test_a_record_that_is_too_long_is_refused(server: ApiServer, browser: HttpClient) -> None:
    await browser.guest()
    wish = {"record": "#" * 1_000_001, **WISH}
    status, problem = await browser.ask("POST", "/api/studies", wish)
    assert (status, problem["code"]) == (413, "body-too-long")


async def test_whoever_is_unknown_has_to_come_in_first(browser: HttpClient) -> None:
    status, problem = await browser.ask("POST", "/api/studies", {"match": "m-1", **WISH})
    assert (status, problem["code"]) == (401, "login-needed")


async def test_a_table_that_begins_from_nothing_cannot_call_itself_a_study(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    setup = msgspec.to_builtins(record())
    wish = {"game": setup["game"], "edition": setup["edition"], "seats": 3, "study": {"number": 3}}
    status, problem = await browser.ask("POST", "/api/tables", wish)
    assert (status, problem["code"]) == (422, "setup-refused")
