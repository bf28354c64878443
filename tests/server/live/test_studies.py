"""Studies on a whole server: played to the end of their deal, kept, and begun anew."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lastcard.record import read, rebuild
from tests.support.people.visitor import Visitor
from tests.support.servers.local import LocalServer, local_server

THIRTEEN = {"game": "thirteen", "edition": "fr-2009", "options": {}}
BOTS = [None, "greedy", "greedy", "greedy"]


async def finished(place: LocalServer, ann: Visitor, **changes: Any) -> str:
    """A match that Ann has played to its end."""
    table = await ann.make_table(**changes)
    await ann.sit_and_start(table)
    await ann.play_out(table)
    await ann.eventually("/api/me/matches")
    return table


async def kept(ann: Visitor, match: str) -> dict[str, Any]:
    """What Ann's list says of *match*, once it is there: lists are a moment behind."""
    async with asyncio.timeout(20):
        while True:
            for told in await ann.eventually("/api/me/matches"):
                if told["match"] == match:
                    return told
            await asyncio.sleep(0.02)


async def play_deal(ann: Visitor, table: str) -> dict[str, Any]:
    """Play the weakest legal moves until the deal of a study is over; the last view."""
    played: set[int] = set()
    while True:
        shown = [m for m in ann.heard if m.get("view") and m.get("table") == table]
        view = shown[-1]["view"] if shown else None
        if view is not None and view["awaits"] in (-1, None):
            return dict(view)
        if view is not None and view["awaits"] == view["seat"] and view["number"] not in played:
            played.add(view["number"])
            move = {"turn": view["number"], "move": view["legal"][0]}
            await ann.say(type="move", table=table, **move)
        await ann.hear()


@pytest.mark.parametrize("changes", [{}, THIRTEEN], ids=["gang", "thirteen"])
async def test_a_study_is_played_to_the_end_of_its_deal_and_kept(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        match = await finished(place, ann, **changes)
        made = await ann.call(
            "POST", "/api/studies", match=match, number=6, seat=0, bots=BOTS, redealt=True
        )
        study = made["table"]
        await ann.ask(type="open", table=study)
        view = await play_deal(ann, study)
        told = await kept(ann, study)
        assert told["setup"]["study"]["number"] == 6
        assert told["totals"] == view["pad"][-1]["points"]
        record = read(await ann.text(f"/api/matches/{study}/record.txt"))
        assert record.study == 6
        assert len(rebuild(record).scores) == 1


async def test_a_study_is_begun_anew_with_one_ask_while_it_is_played(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        match = await finished(place, ann)
        wish = {"match": match, "number": 6, "seat": 0, "bots": BOTS}
        study = (await ann.call("POST", "/api/studies", **wish))["table"]
        await ann.ask(type="open", table=study)
        first = next(m for m in ann.heard if m["type"] == "whole" and m["table"] == study)
        await ann.my_turn()
        assert (await ann.ask(type="rematch", table=study))["type"] == "done"
        again = await ann.find(lambda m: m["type"] == "whole" and m["table"] not in (match, study))
        await ann.find(lambda m: m.get("table") == again["table"] and m.get("view"))
        whole = await _opened(ann, again["table"])
        assert whole["setup"]["study"] == first["setup"]["study"]
        moves = [move["move"] for move in whole["moves"]]
        assert moves[:5] == [move["move"] for move in first["moves"]][:5]
        closed = await ann.call("GET", f"/api/tables/{study}")
        assert closed["phase"] == "closed"


async def _opened(ann: Visitor, table: str) -> dict[str, Any]:
    ann.heard.clear()
    await ann.ask(type="open", table=table)
    return next(message for message in ann.heard if message["type"] == "whole")


async def test_a_friend_joins_a_study_by_its_link(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        match = await finished(place, ann)
        wish = {"match": match, "number": 6, "seat": 0, "bots": [None, None, "greedy", "greedy"]}
        study = (await ann.call("POST", "/api/studies", **wish))["table"]
        await ann.ask(type="open", table=study)
        await bob.sit_ready(study, 1)
        await ann.find(lambda m: m["type"] == "presence" and m["waits_for"] == [])
        assert (await ann.ask(type="start", table=study))["type"] == "done"
        started = await bob.find(lambda m: m.get("entry", {}).get("entry") == "started")
        assert len(started["moves"]) == 5
        assert started["view"]["seat"] == 1
        listed = await ann.call("GET", "/api/tables")
        assert listed["tables"] == []


async def test_a_study_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        match = await finished(place, ann)
        wish = {"match": match, "number": 6, "seat": 0, "bots": BOTS}
        study = (await ann.call("POST", "/api/studies", **wish))["table"]
        await ann.ask(type="open", table=study)
        await ann.my_turn()
        await place.close()
        await place.open()
        ann.heard.clear()
        await ann.connect()
        await ann.until_type("welcome")
        await ann.ask(type="open", table=study)
        await play_deal(ann, study)
