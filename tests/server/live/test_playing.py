"""Playing over the network: whole matches, and what becomes of them."""

from pathlib import Path

import pytest

from lastcard.record import read
from lastcard.record.proof import verify_record
from tests.support.servers.local import local_server

THIRTEEN = {"game": "thirteen", "edition": "fr-2009", "options": {}}


@pytest.mark.parametrize("changes", [{}, THIRTEEN], ids=["gang", "thirteen"])
async def test_a_guest_plays_a_match_against_bots_and_keeps_it(
    tmp_path: Path, changes: dict[str, object]
) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table(**changes)
        await ann.sit_and_start(table)
        view = await ann.play_out(table)
        await ann.ask(type="ping")
        mine = await ann.eventually("/api/me/matches")
        assert mine[0]["totals"] == view["totals"]
        record = read(await ann.text(f"/api/matches/{table}/record.txt"))
        assert record.totals == tuple(view["totals"])
        assert verify_record(record).proved


async def test_a_running_match_gives_no_record(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table(bots=[None, "greedy", "greedy", "greedy"])
        await ann.sit_and_start(table)
        answer = await ann.call("GET", f"/api/matches/{table}/record.json")
        assert answer["code"] == "match-unfinished"


async def test_reconnecting_gives_exactly_what_was_missed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(bots=[None, None, "greedy", "greedy"])
        await bob.sit_ready(table, 1)
        await ann.sit_and_start(table)
        last = max(message["number"] for message in ann.heard if message["type"] == "told")
        await ann.socket.close()
        for _ in range(5):
            await bob.ask(type="say", table=table, phrase="hello")
        await ann.connect()
        await ann.ask(type="open", table=table, since=last)
        told = [m["number"] for m in ann.heard if m["type"] == "told" and m["number"] > last]
        assert told == list(range(last + 1, last + 1 + len(told)))
        assert len(told) >= 5
        whole = [message for message in ann.heard if message["type"] == "whole"]
        assert len(whole) == 1


async def test_the_same_seat_from_two_windows_stays_consistent(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table()
        await ann.sit_and_start(table)
        view = await ann.my_turn()
        other = await place.come(cookie=ann.cookie)
        await other.ask(type="open", table=table)
        shown = next(m for m in other.heard if m["type"] == "whole")
        assert shown["view"] == view
        move = {"type": "move", "table": table, "turn": view["number"], "move": view["legal"][0]}
        assert (await ann.ask(**move))["type"] == "done"
        assert (await other.ask(**move))["code"] == "stale-move"


async def test_a_repeated_move_is_acknowledged_again(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table()
        await ann.sit_and_start(table)
        view = await ann.my_turn()
        move = {"turn": view["number"], "move": view["legal"][0], "id": "once"}
        answers = []
        for _ in range(2):
            await ann.say(type="move", table=table, **move)
            answers.append(await ann.until(lambda m: m.get("id") == "once"))
        assert answers[0]["type"] == "done"
        assert answers[0] == answers[1]


async def test_a_server_that_stops_says_farewell_and_goes_on_where_it_was(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table()
        await ann.sit_and_start(table)
        view = await ann.my_turn()
        cookie = ann.cookie
    async with local_server(tmp_path) as place:
        ann = await place.come(cookie=cookie)
        await ann.ask(type="open", table=table)
        whole = next(m for m in ann.heard if m["type"] == "whole")
        assert whole["view"] == view
        await ann.react(table, view)
        await ann.play_out(table)


async def test_farewell_is_said(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        keep = ann.http
        socket = ann.socket
        place.visits.pop_all()  # the visitor stays while the server stops
    assert '"type":"farewell"' in (await socket.receive(timeout=5)).data
    await keep.close()
