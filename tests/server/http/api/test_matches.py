"""Matches are kept: their lists, their records, their replays; and nothing before the end."""

import json
from pathlib import Path

import msgspec
import pytest

from lastcard.cli import main
from lastcard.games.game import Seat
from lastcard.record import read, verify_record
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, Moved, Opened, PlayerId, write_entry
from lastcard.table.state.journal import Page
from lastcard.table.state.record import record_of
from tests.support.clock import START
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.tables.match_journal import journal

FORMS = ["record.txt", "record.json", "replay.json"]


async def keep(
    store: Store, match: str, player: str, *, game: str = "gang", lines: int | None = None
) -> MatchId:
    """Write down a match of *player*, or only its first *lines*."""
    name = MatchId(match)
    whole = journal(name, game, player)
    opened = whole[0]
    assert isinstance(opened, Opened)
    setup = opened.setup
    entries = [write_entry(entry) for entry in whole[:lines]]
    assert await store.journal.append(Page(name, 0, START, entries))
    await store.matches.open(
        name,
        msgspec.json.encode(setup).decode(),
        host=opened.host,
        game=setup.game,
        speed=setup.speed,
        public=setup.public,
        rated=setup.rated,
        now=START,
    )
    chairs = [
        StoredSeat(seat=Seat(0), player=PlayerId(player), name="Ann"),
        StoredSeat(seat=Seat(2), bot="greedy"),
    ]
    await store.matches.update(name, "playing", chairs, turn_of=None, due=None, now=START)
    if lines is None:
        record = record_of(name, whole)
        assert record.totals is not None
        await store.matches.finish(name, record.totals, record.winners or (), START)
    return name


async def test_my_finished_matches_are_listed_page_by_page(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    kept = [await keep(server.store, f"m-{number}", me) for number in range(3)]
    first = (await browser.ask("GET", "/api/me/matches?limit=2"))[1]["matches"]
    then = (await browser.ask("GET", f"/api/me/matches?before={first[-1]['match']}"))[1]["matches"]
    assert sorted(match["match"] for match in first + then) == kept
    assert len(first) == 2
    assert all(match["phase"] == "over" and match["totals"] for match in first + then)


async def test_a_match_can_be_looked_up(server: ApiServer, browser: HttpClient) -> None:
    match = await keep(server.store, "m-1", "ann")
    status, told = await browser.ask("GET", f"/api/matches/{match}")
    assert (status, told["match"], told["setup"]["game"]) == (200, match, "gang")
    status, problem = await browser.ask("GET", "/api/matches/nothing")
    assert (status, problem["code"]) == (404, "match-unknown")


@pytest.mark.parametrize("game", ["gang", "thirteen"])
async def test_the_record_of_a_finished_match_is_proved_by_lastcard_verify(
    server: ApiServer, browser: HttpClient, game: str, tmp_path: Path
) -> None:
    match = await keep(server.store, "m-1", "ann", game=game)
    for form in ("record.txt", "record.json"):
        answer = await browser.send("GET", f"/api/matches/{match}/{form}")
        assert answer.status == 200
        assert verify_record(read(answer.body.decode())).proved
        (tmp_path / form).write_bytes(answer.body)
        assert main(["verify", str(tmp_path / form)]) == 0


async def test_a_record_as_text_is_text(server: ApiServer, browser: HttpClient) -> None:
    match = await keep(server.store, "m-1", "ann")
    answer = await browser.send("GET", f"/api/matches/{match}/record.txt")
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.body.startswith(b"lastcard record 1\n")


async def test_a_replay_has_every_move_and_what_a_seat_saw(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await keep(server.store, "m-1", "ann")
    status, replay = await browser.ask("GET", f"/api/matches/{match}/replay.json?seat=1")
    moves = [entry for entry in journal(match, "gang", "ann") if isinstance(entry, Moved)]
    assert status == 200
    assert [(step["seat"], step["move"]) for step in replay["steps"]] == [
        (move.seat, move.move) for move in moves
    ]
    assert {step["view"]["seat"] for step in replay["steps"]} == {1}
    assert replay["steps"][-1]["view"]["outcome"] is not None
    assert replay["steps"][0]["events"]


async def test_what_is_long_is_packed_for_whoever_can_unpack(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await keep(server.store, "m-1", "ann")
    path = f"/api/matches/{match}/replay.json"
    packed = await browser.send("GET", path, headers={"Accept-Encoding": "gzip"})
    plain = await browser.send("GET", path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < len(plain.body) / 5
    assert packed.json == plain.json


async def test_a_seat_that_is_not_there_is_the_last_one(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await keep(server.store, "m-1", "ann")
    replay = (await browser.ask("GET", f"/api/matches/{match}/replay.json?seat=9"))[1]
    assert replay["seat"] == 2


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("lines", [1, 12, 60])
async def test_nothing_is_told_of_a_match_that_goes_on(
    server: ApiServer, browser: HttpClient, form: str, lines: int
) -> None:
    match = await keep(server.store, "m-1", "ann", lines=lines)
    answer = await browser.send("GET", f"/api/matches/{match}/{form}")
    assert (answer.status, answer.json["code"]) == (409, "match-unfinished")
    assert set(json.loads(answer.body)) == {"code", "args", "sentence"}


@pytest.mark.parametrize("form", FORMS)
async def test_nothing_is_told_of_a_match_whose_journal_does_not_end(
    server: ApiServer, browser: HttpClient, form: str
) -> None:
    match = await keep(server.store, "m-1", "ann", lines=60)
    await server.store.matches.finish(match, (1, 2, 3), (Seat(0),), START)
    answer = await browser.send("GET", f"/api/matches/{match}/{form}")
    assert (answer.status, answer.json["code"]) == (409, "match-unfinished")


@pytest.mark.parametrize("form", FORMS)
async def test_a_match_that_never_was_has_no_record(browser: HttpClient, form: str) -> None:
    status, problem = await browser.ask("GET", f"/api/matches/nothing/{form}")
    assert (status, problem["code"]) == (404, "match-unknown")


async def test_who_is_deleted_is_in_no_record(server: ApiServer, browser: HttpClient) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    await browser.ask("DELETE", "/api/account", {})
    answer = await browser.send("GET", f"/api/matches/{match}/record.txt")
    assert b"seat 0 deleted\n" in answer.body
    assert me.encode() not in answer.body
    assert verify_record(read(answer.body.decode())).proved
