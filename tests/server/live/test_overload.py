"""One address that does all it can, and sixty people behind one router who only play."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from lastcard.server.http import tcp
from lastcard.server.http.limits import RATES
from lastcard.server.http.open_sockets import MOST_OF_PLAYER
from lastcard.server.live import connection, makers
from lastcard.server.live.thinking.bot_threads import BotThreads
from lastcard.table.ports import Thought
from tests.support.people.visitor import Visitor
from tests.support.quick_match import QUICK
from tests.support.servers.local import LocalServer, local_server

CLUB = 60
TURNS = 20


async def test_a_player_opens_so_many_sockets_and_is_told_why_not_more(tmp_path: Path) -> None:
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come(connected=False)
        tabs = [await ann.http.ws_connect(place.url + "/ws") for _ in range(MOST_OF_PLAYER)]
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await ann.http.ws_connect(place.url + "/ws")
        assert refused.value.status == 429
        await tabs.pop().close()
        async with asyncio.timeout(20):
            while True:
                with suppress(aiohttp.WSServerHandshakeError):
                    tabs.append(await ann.http.ws_connect(place.url + "/ws"))
                    break
        await asyncio.gather(*(tab.close() for tab in tabs))


async def test_more_sockets_do_not_let_a_player_talk_more(tmp_path: Path) -> None:
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come()
        table = await ann.make_table()
        await ann.sit_and_start(table)
        other = await place.come(cookie=ann.cookie)
        said = 0
        for tab in (ann, other):
            for _ in range(RATES["talk"].at_once):
                told = await tab.ask(type="say", table=table, phrase="hello")
                said += told["type"] == "done"
                if told["type"] == "refused":
                    break
        assert said <= RATES["talk"].at_once + 2, "the other tab has no purse of its own"


async def test_a_player_makes_so_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(makers, "MOST_OF_PLAYER", 2)
    async with local_server(tmp_path, limits=1.0) as place:
        ann, bo = await place.come("Ann"), await place.come("Bo")
        table, _, _ = [await who.make_table() for who in (ann, ann, bo)]
        refused = await ann.call("POST", "/api/tables", **QUICK)
        assert (refused["code"], refused["args"]["most"]) == ("tables-enough", 2)
        await ann.sit_and_start(table)
        await ann.ask(type="leave", table=table)
        async with asyncio.timeout(20):  # the list is a moment behind
            while "table" not in await ann.call("POST", "/api/tables", **QUICK):
                await asyncio.sleep(0.05)


async def test_tables_made_at_the_same_moment_are_counted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(makers, "MOST_OF_PLAYER", 3)
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come()
        asked = [ann.call("POST", "/api/tables", **QUICK) for _ in range(12)]
        made = [answer for answer in await asyncio.gather(*asked) if "table" in answer]
        assert len(made) == 3


async def test_an_address_keeps_so_many_tables_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(makers, "MOST_OF_ADDRESS", 3)
    async with local_server(tmp_path, limits=1.0) as place:
        ann, bo = await place.come("Ann"), await place.come("Bo")
        live = place.context.live
        assert live
        tables = []
        for _ in range(5):
            tables.append(await ann.make_table())
            await ann.sit_and_start(tables[-1])
            await ann.ask(type="leave", table=tables[-1])
            await ann.ask(type="shut", table=tables[-1])
        assert len(live.tables) <= 3, "those where nobody is make room"
        for table in tables[:3]:
            assert (await bo.ask(type="open", table=table))["type"] == "done"
        for asked in (
            await ann.ask(type="open", table=tables[4]),
            await ann.ask(type="say", table=tables[4], phrase="hello"),
            await ann.call("POST", "/api/tables", **QUICK),
        ):
            assert (asked["code"], asked["args"]["most"]) == ("tables-awake-enough", 3)
        await bo.ask(type="shut", table=tables[0])
        assert (await ann.ask(type="open", table=tables[4]))["type"] == "done"


async def test_a_table_that_is_closed_counts_as_long_as_it_is_open_to_somebody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(makers, "MOST_OF_ADDRESS", 1)
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come()
        table = await ann.make_table()
        await ann.sit_and_start(table)
        await ann.ask(type="leave", table=table)
        refused = await ann.call("POST", "/api/tables", **QUICK)
        assert refused["code"] == "tables-awake-enough"
        await ann.ask(type="shut", table=table)
        assert "table" in await ann.call("POST", "/api/tables", **QUICK)


async def test_one_socket_shows_so_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_OPEN", 2)
    async with local_server(tmp_path) as place:
        ann = await place.come()
        tables = [await ann.make_table() for _ in range(3)]
        opened = [(await ann.ask(type="open", table=table))["type"] for table in tables]
        assert opened == ["done", "done", "refused"]
        assert (await ann.ask(type="open", table=tables[0]))["type"] == "done"


async def test_bots_think_in_the_turn_of_the_address_that_has_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Thought[object]] = []
    think = BotThreads.think

    async def listen(self: BotThreads, thought: Thought[object]) -> object:
        asked.append(thought)
        return await think(self, thought)

    monkeypatch.setattr(BotThreads, "think", listen)
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table(options={"target": "10"}, hints=True)
        await ann.sit_and_start(table)
        await ann.my_turn()
        await ann.ask(type="hint", table=table)
        assert {thought.address for thought in asked} == {"127.0.0.1"}
        assert len(asked) >= 1


async def test_who_wants_to_be_paired_without_end_is_refused_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(makers, "MOST_OF_PLAYER", 2)
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come()
        wish = {"game": "thirteen", "edition": "fr-2009", "seats": 3, "wait": 0}
        for _ in range(2):
            await ann.ask(type="pair", **wish)
            await ann.until_type("paired")
        await ann.say(type="pair", **wish)
        assert (await ann.until_type("refused"))["code"] == "tables-enough"


async def test_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        live = place.context.live
        assert live
        await _fill(ann, await ann.make_table())
        async with asyncio.timeout(60):
            while len(live.tables.people):
                await asyncio.sleep(0.05)
        await _gone(place)


@pytest.mark.parametrize(("seconds", "most"), [(0.5, 10**12), (10**6, 100_000)])
async def test_who_never_reads_is_cut_off_by_time_and_where_too_much_waits_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, most: int
) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 10**12)
    monkeypatch.setattr(tcp, "STANDSTILL", seconds)
    monkeypatch.setattr(tcp, "MOST_WAITING", most)
    monkeypatch.setattr(tcp, "SWEEP", 0.1)
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await _fill(ann, await ann.make_table())
        async with asyncio.timeout(60):
            while not place.context.tcp.cut_off:
                await asyncio.sleep(0.05)
        await _gone(place)


async def _fill(visitor: Visitor, table: str) -> None:
    """Ask for more than anybody lets wait, and read nothing."""
    connection = visitor.socket._conn
    assert connection is not None
    assert connection.transport is not None
    connection.transport.pause_reading()
    ask = json.dumps({"type": "open", "table": table})
    for _ in range(20_000):
        if visitor.socket.closed:
            return
        try:
            await asyncio.wait_for(visitor.socket.send_str(ask), 2)
        except (OSError, TimeoutError, aiohttp.ClientError):
            return


async def _gone(place: LocalServer) -> None:
    """Nothing of it is kept."""
    async with asyncio.timeout(20):
        while place.context.tcp.waiting:
            await asyncio.sleep(0.05)


async def test_sixty_people_behind_one_router_play_unhindered(tmp_path: Path) -> None:
    async with local_server(tmp_path, limits=1.0) as place:
        club = await asyncio.gather(*(place.come(f"Guest {n}") for n in range(CLUB)))
        await asyncio.gather(*(visitor.ask(type="lobby", on=True) for visitor in club))
        tables = [await host.make_table(bots=()) for host in club[::4]]
        sat = [club[at].sit_ready(tables[at // 4], at % 4) for at in range(CLUB)]
        await asyncio.gather(*sat)
        for host, table in zip(club[::4], tables, strict=True):
            assert (await host.ask(type="start", table=table))["type"] == "done"
        greetings = [
            visitor.ask(type="say", table=tables[at // 4], phrase="hello")
            for at, visitor in enumerate(club)
        ]
        await asyncio.gather(*greetings)
        await asyncio.gather(*(_play(v, tables[at // 4]) for at, v in enumerate(club)))
        refused = [m for visitor in club for m in visitor.heard if m["type"] == "refused"]
        assert refused == []


async def _play(visitor: Visitor, table: str) -> None:
    """Take part in the first turns of the match at *table*, quicker than people do."""
    message, answered = next(m for m in reversed(visitor.heard) if m.get("view")), 0
    while True:
        view = message.get("view")
        if view is not None and view["number"] > TURNS:
            return
        if view is not None and view["awaits"] == view["seat"] and view["number"] > answered:
            answered = view["number"]
            await asyncio.sleep(0.1)
            await visitor.react(table, view)
        message = await visitor.hear()
