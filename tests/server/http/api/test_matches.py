"""Matches are kept: their lists, their records, their replays; and nothing before the end."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from lastcard.cli import main
from lastcard.games.game import Seat
from lastcard.record import read, verify_record
from lastcard.server.http import route
from lastcard.table.state.entries import Moved
from tests.support.clock import START
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.tables.kept_match import keep
from tests.support.tables.match_journal import journal

FORMS = ["record.txt", "record.json", "replay.json", "steps.json"]


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
    moves = [entry for entry in journal(match, "gang", "ann") if isinstance(entry, Moved)]
    steps = await replayed(browser, match, limit=7)
    assert [(step["seat"], step["move"]) for step in steps] == [
        (move.seat, move.move) for move in moves
    ]
    assert {step["view"]["seat"] for step in steps} == {1}
    assert steps[-1]["view"]["outcome"] is not None
    assert steps[0]["events"]


async def replayed(browser: HttpClient, match: str, limit: int) -> list[Any]:
    """All steps of *match* from seat 1, page by page; the first brings the record."""
    steps: list[Any] = []
    path = f"/api/matches/{match}/replay.json?seat=1&limit={limit}"
    while True:
        status, page = await browser.ask("GET", f"{path}&after={len(steps)}")
        assert status == 200
        assert (page["record"] is None) == bool(steps)
        steps += page["steps"]
        if page["next"] is None:
            return steps
        assert page["next"] == len(steps)


async def test_after_the_last_move_there_is_an_empty_page(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await keep(server.store, "m-1", "ann")
    page = (await browser.ask("GET", f"/api/matches/{match}/replay.json?after=999999"))[1]
    assert (page["steps"], page["next"]) == ([], None)


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


@pytest.mark.parametrize("name", FORMS)
async def test_a_long_answer_is_written_in_a_turn_and_keeps_nobody_waiting(
    server: ApiServer, browser: HttpClient, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    match = await keep(server.store, "m-1", "ann")
    written, seen = route.written, list[tuple[bool, bool]]()

    def listen(answer: object) -> bytes:
        beside = threading.current_thread() is not threading.main_thread()
        seen.append((beside, server.context.heavy.is_busy))
        return written(answer)

    monkeypatch.setattr(route, "written", listen)
    answer = await browser.send("GET", f"/api/matches/{match}/{name}")
    assert answer.status == 200
    assert seen == [(True, True)]
    assert not server.context.heavy.is_busy


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
