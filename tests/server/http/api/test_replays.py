"""Matches to step through: a finished one for those who may see it, and a record somebody has."""

import json
from io import BytesIO
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.record import read, replay, write_json, write_text
from lastcard.server.http.api import records
from lastcard.table.state.entries import MatchId, Opened, TableEntry
from lastcard.wire import api
from lastcard.wire.steps import steps_of
from tests.record.matches import recorded
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.tables.kept_match import keep
from tests.support.tables.match_journal import journal

FORMS = ["record.txt", "record.json", "replay.json", "steps.json"]
LONG = recorded("gang", "en-2010", 4, 2, target="60")


def private(match: str, player: str, **changes: Any) -> list[TableEntry]:
    """A match of *player* at a table that is joined by link."""
    opened, *rest = journal(MatchId(match), "gang", player)
    assert isinstance(opened, Opened)
    setup = replace(opened.setup, **({"public": False} | changes))
    return [replace(opened, setup=setup), *rest]


async def test_a_finished_match_is_told_in_one_answer_as_all_seats_saw_it(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await keep(server.store, "m-1", "ann")
    status, told = await browser.ask("GET", f"/api/matches/{match}/steps.json")
    text = (await browser.send("GET", f"/api/matches/{match}/record.txt")).body.decode()
    expected = json.loads(msgspec.json.encode(steps_of(read(text))))
    assert status == 200
    assert told["steps"] == expected["steps"]
    assert (told["next"], told["you"]) == (None, None)


async def test_whoever_played_is_told_where_they_sat(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    assert (await browser.ask("GET", f"/api/matches/{match}/steps.json"))[1]["you"] == 0


@pytest.mark.parametrize("form", FORMS)
async def test_a_match_at_a_private_table_is_told_to_its_players_alone(
    server: ApiServer, browser: HttpClient, form: str
) -> None:
    me = (await browser.guest())["id"]
    mine = await keep(server.store, "m-1", me, whole=private("m-1", me))
    theirs = await keep(server.store, "m-2", "ann", whole=private("m-2", "ann"))
    assert (await browser.send("GET", f"/api/matches/{mine}/{form}")).status == 200
    answer = await browser.send("GET", f"/api/matches/{theirs}/{form}")
    assert (answer.status, answer.json["code"]) == (403, "match-private")
    assert set(answer.json) == {"code", "args", "sentence"}


@pytest.mark.parametrize("form", FORMS)
async def test_who_is_unknown_sees_no_match_of_a_private_table(
    server: ApiServer, browser: HttpClient, form: str
) -> None:
    match = await keep(server.store, "m-1", "ann", whole=private("m-1", "ann"))
    answer = await browser.send("GET", f"/api/matches/{match}/{form}")
    assert (answer.status, answer.json["code"]) == (403, "match-private")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("changes", [{"speed": "days"}, {"watch": "delayed"}, {"watch": "off"}])
async def test_a_private_match_by_days_or_with_late_watchers_is_no_more_open(
    server: ApiServer, browser: HttpClient, form: str, changes: dict[str, str]
) -> None:
    whole = private("m-1", "ann", **changes)
    match = await keep(server.store, "m-1", "ann", whole=whole)
    assert (await browser.send("GET", f"/api/matches/{match}/{form}")).status == 403


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("changes", [{}, {"public": True}, {"public": True, "speed": "days"}])
async def test_nobody_not_even_a_player_sees_a_match_that_goes_on(
    server: ApiServer, browser: HttpClient, form: str, changes: dict[str, Any]
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me, whole=private("m-1", me, **changes), lines=60)
    answer = await browser.send("GET", f"/api/matches/{match}/{form}")
    assert (answer.status, answer.json["code"]) == (409, "match-unfinished")


@pytest.mark.parametrize("write", [write_text, write_json])
@pytest.mark.parametrize("game", GAMES)
async def test_a_record_that_somebody_has_is_told_as_steps(
    browser: HttpClient, game: str, write: Any
) -> None:
    record = recorded(game, next(iter(GAMES[game].editions)), 3, 4)
    status, told = await browser.ask("POST", "/api/replay", {"record": write(record)})
    assert status == 200
    assert told == json.loads(msgspec.json.encode(steps_of(record)))


async def test_a_match_that_was_not_finished_is_told_as_far_as_it_goes(
    browser: HttpClient,
) -> None:
    begun = replace(LONG, deals=LONG.deals[:1], totals=None, winners=None)
    status, told = await browser.ask("POST", "/api/replay", {"record": write_text(begun)})
    assert (status, len(told["steps"])) == (200, len(begun.deals[0].moves))


async def test_nothing_of_a_record_is_kept(server: ApiServer, browser: HttpClient) -> None:
    record = replace(LONG, match="m-secret")
    await browser.ask("POST", "/api/replay", {"record": write_text(record)})
    assert (await browser.ask("GET", "/api/matches/m-secret"))[0] == 404


async def test_pages_of_a_long_match_put_together_are_the_match(
    browser: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "MOST_STEPS", 50)
    whole = json.loads(msgspec.json.encode(steps_of(LONG)))["steps"]
    shared: dict[str, Any] = {}
    own: list[dict[str, Any]] = [{}, {}, {}, {}]
    seen: list[Any] = []
    after: int | None = 0
    while after is not None:
        asked = {"record": write_text(LONG), "after": after}
        page = (await browser.ask("POST", "/api/replay", asked))[1]
        assert len(page["steps"]) <= 50
        assert seen == [] or page["view"] == shared
        shared = page["view"]
        for step in page["steps"]:
            shared = shared | step["public"]
            before: list[dict[str, Any]] = [{}] * 4 if step.get("anew") else own
            own = [fields | step["own"].get(str(at), {}) for at, fields in enumerate(before)]
            seen.append((step["move"], shared, own))
        after = page["next"]
    assert [move for move, _, _ in seen] == [step["move"] for step in whole]
    for (_, public, mine), (_, _, now) in zip(seen, replay(LONG), strict=True):
        for seat, fields in enumerate(mine):
            view = json.loads(now.game.encode(now.view(Seat(seat))))
            assert public | fields == view


WRONG = {
    "nothing": "",
    "words": "hello",
    "braces": "{}",
    "deep": "{" * 50_000,
    "nested": '{"lastcard": ' + "[" * 50_000,
    "other version": "lastcard record 99\n",
    "another game": write_text(LONG).replace("game gang", "game whist"),
    "another edition": write_text(LONG).replace("edition en-2010", "edition fr-1800"),
    "too many seats": write_text(LONG).replace("seat 3 ", "seat 3 x\nseat 4 "),
    "a wrong card": write_text(LONG).replace(" | ", " | 9 G99 | ", 1),
    "a wrong score": write_text(LONG).replace("totals ", "totals 1"),
    "half a deck": write_text(LONG).replace("table deal ", "table deal G1 ", 1),
    "a seat below": write_text(LONG).replace(" | ", " | -7 pass | ", 1),
    "a long number": "lastcard record 1\ngame gang\nedition en-2010\nseed " + "9" * 10_000,
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
async def test_what_is_no_record_is_refused_in_a_sentence(browser: HttpClient, text: str) -> None:
    answer = await browser.send("POST", "/api/replay", json={"record": text})
    assert answer.status == 422
    assert answer.json["code"].startswith("record")
    assert 10 < len(answer.json["sentence"]) < 400


async def test_what_is_too_long_for_a_record_is_refused(
    browser: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    longer = BytesIO(json.dumps({"record": "x" * api.LONGEST_RECORD}).encode())
    kind = {"Content-Type": "application/json"}
    answer = await browser.send("POST", "/api/replay", data=longer, headers=kind)
    assert (answer.status, answer.json["code"]) == (413, "body-too-long")
    monkeypatch.setattr(records, "MOST_MOVES", 20)
    answer = await browser.send("POST", "/api/replay", json={"record": write_text(LONG)})
    assert (answer.status, answer.json["code"]) == (413, "record-too-long")


async def test_a_record_longer_than_other_bodies_may_be_is_taken(browser: HttpClient) -> None:
    text = write_text(LONG) + "# " + "x" * 2 * api.LONGEST_BODY
    assert (await browser.send("POST", "/api/replay", json={"record": text})).status == 200


async def test_a_record_is_replayed_without_a_login(browser: HttpClient) -> None:
    assert browser.token is None
    status, told = await browser.ask("POST", "/api/replay", {"record": write_text(LONG)})
    assert (status, told["you"]) == (200, None)
