"""A line that comes back by itself, loses nothing and does nothing twice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from aiohttp import web

from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.client import Client, ConnectionLost
from lastcard.cli.online.connection.saved_login import SavedLogin
from lastcard.cli.online.errors import (
    LoginRefused,
    ServerAway,
    ServerRefused,
    ServerStrange,
    VersionOther,
)
from lastcard.record.proof import verify_record
from lastcard.server.errors import TableUnknown
from lastcard.server.live.match_index import stop
from lastcard.table.errors import NotReady, StaleMove
from lastcard.table.state.entries import MatchId, Moved, PlayerId, read_entry
from lastcard.table.state.record import record_of
from lastcard.wire import asks, tells
from lastcard.wire.heard import HeardWhole
from tests.cli.online.proxy import Proxy
from tests.cli.online.recording_client import ROOT, RecordingClient, guest
from tests.support.servers.local import local_server


async def test_a_whole_match_is_played_and_every_deal_has_the_guests_link(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, guest(place.url) as ann:
        table = await place.table()
        sight = await ann.sit_and_start(table)
        await ann.play_out(table)
        assert sight.phase == "over"
        assert ann.numbers == list(range(ann.numbers[0], ann.numbers[-1] + 1))
        entries = [read_entry(line) for line in await place.journal(table)]
        record = record_of(table, entries)
        assert verify_record(record).proved
        notes = [str(note) for deal in record.deals for note in deal.proof]
        links = [note for note in notes if note.startswith("link 0 ")]
        assert len(links) == len(record.deals) > 1


async def test_a_refusal_is_raised_where_it_was_asked(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, guest(place.url) as ann:
        table = await place.table(bots=())
        ann.client.open(table, DealLinks(SavedLogin(root=ROOT).chain("x")))
        await ann.client.ask(asks.Sit(table=table, seat=0))
        with pytest.raises(NotReady):
            await ann.client.ask(asks.Start(table=table))


async def test_a_break_is_mended_without_a_loss_and_nothing_is_done_twice(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        proxy = await Proxy(place.port).open()
        async with guest(proxy.url) as ann:
            table = await place.table()
            await ann.sit_and_start(table)
            await ann.until(lambda: ann.shown.is_mine)
            proxy.deaf = True
            proxy.carried.clear()
            answer = ann.client.ask(ann.move(table))
            await proxy.carried.wait()  # the server has made the move, and nobody has heard so
            proxy.cut()
            number = await answer
            await ann.play_out(table)
            assert (ann.count(ConnectionLost), ann.count(HeardWhole)) == (1, 1)
            assert ann.numbers == list(range(ann.numbers[0], ann.numbers[-1] + 1))
        made = [read_entry(line) for line in await place.journal(table)]
        mine = [entry for entry in made if isinstance(entry, Moved) and entry.seat == 0]
        assert len({entry.id for entry in mine}) == len(mine)
        assert number is not None
        assert made[number] == mine[0]
        await proxy.close()


async def test_a_server_that_restarts_is_come_back_to(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, guest(place.url) as ann:
        table = await place.table()
        await ann.sit_and_start(table)
        await ann.until(lambda: ann.shown.is_mine)
        await place.close()
        await ann.until(lambda: ann.count(ConnectionLost) > 0)
        await place.open()
        await ann.play_out(table)
        assert ann.shown.phase == "over"


async def test_an_answer_to_a_question_of_the_past_is_refused(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, guest(place.url) as ann:
        table = await place.table()
        await ann.sit_and_start(table)
        await ann.until(lambda: ann.shown.is_mine)
        move = ann.move(table)
        await ann.client.ask(move)
        with pytest.raises(StaleMove):
            await ann.client.ask(move)


async def test_a_table_that_is_not_there_ends_the_line(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, guest(place.url) as ann:
        client = Client(place.url, ann.client._headers, lambda heard: None, lambda: "x")
        client.open(MatchId("nowhere"), DealLinks(SavedLogin(root=ROOT).chain("x")))
        with pytest.raises(TableUnknown):
            await client.run()


async def run(url: str, **headers: str) -> None:
    await Client(url, headers, lambda heard: None, lambda: "x").run()


async def test_who_is_not_known_is_told_so(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        with pytest.raises(LoginRefused):
            await run(place.url, Authorization="Bearer nonsense")


async def test_a_server_that_was_never_there_is_not_waited_for(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        url = place.url
    with pytest.raises(ServerAway) as away:
        await run(url)
    assert "refused" in str(away.value)


async def test_something_else_that_answers_is_told_apart() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(ServerStrange):
            await run(f"http://127.0.0.1:{port}")


@asynccontextmanager
async def pretending(*answers: tells.Tell) -> AsyncIterator[str]:
    """A server that answers the first messages with *answers*, one each, and no other."""
    left = list(answers)

    async def talk(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if left:
                answer = left.pop(0)
                if isinstance(answer, tells.Done | tells.Refused):
                    asked = msgspec.json.decode(message.data)["id"]
                    answer = msgspec.structs.replace(answer, id=asked)
                await socket.send_str(tells.write_tell(answer).decode())
        return socket

    app = web.Application()
    app.router.add_get("/ws", talk)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


async def test_a_server_of_another_version_is_told_apart() -> None:
    async with pretending(tells.Reload(version=2)) as url:
        with pytest.raises(VersionOther):
            await run(url)


async def test_what_was_too_often_is_asked_again() -> None:
    you = tells.Person(id=PlayerId("me"), name="Me", kind="guest")
    async with pretending(
        tells.Welcome(version=1, you=you, now=0),
        tells.Refused(id=None, code="too-often", args={"seconds": 0}, sentence="Wait."),
        tells.Done(id=None, number=7),
    ) as url:
        ann = RecordingClient(url, {})
        running = asyncio.create_task(ann.client.run())
        await ann.until(lambda: ann.count(tells.Welcome) == 1)
        assert await ann.client.ask(asks.Ready(table="t", ready=True)) == 7
        await stop(running)


async def test_a_refusal_nobody_knows_has_the_servers_own_words() -> None:
    you = tells.Person(id=PlayerId("me"), name="Me", kind="guest")
    async with pretending(
        tells.Welcome(version=1, you=you, now=0),
        tells.Refused(id=None, code="moon-full", args={}, sentence="Not at full moon."),
    ) as url:
        ann = RecordingClient(url, {})
        running = asyncio.create_task(ann.client.run())
        await ann.until(lambda: ann.count(tells.Welcome) == 1)
        with pytest.raises(ServerRefused) as refused:
            await ann.client.ask(asks.Ready(table="t", ready=True))
        assert refused.value.args_by_name == {"said": "Not at full moon"}
        await stop(running)
