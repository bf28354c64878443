"""Talking over the WebSocket: every message gets an answer, and only abuse the door."""

from pathlib import Path

import aiohttp
import pytest

from lastcard.server.http import reader
from tests.support.servers.local import local_server


async def test_who_is_not_known_is_not_let_in(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await http.ws_connect(place.url + "/ws")
        assert refused.value.status == 401


async def test_another_sites_page_is_not_let_in(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come(connected=False)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await ann.http.ws_connect(place.url + "/ws", headers={"Origin": "http://evil.example"})
        assert refused.value.status == 403


async def test_an_old_page_is_told_to_reload(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come(connected=False)
        await ann.connect(version=0)
        assert await ann.hear() == {"type": "reload", "version": 1}


async def test_nothing_is_done_before_hello(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come(connected=False)
        ann.socket = await ann.http.ws_connect(place.url + "/ws")
        assert (await ann.ask(type="ping"))["code"] == "hello-missing"


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"fly"}',
        '{"type":"ping","seat":3}',
        '{"type":"move","table":"x","turn":-1,"move":"pass"}',
        '{"type":"move","table":"x","turn":1e99,"move":"pass"}',
        '{"type":"sit","table":"x","seat":"0"}',
        "[" * 4000,
        '{"type":"say","table":"x","text":"' + "x" * 300 + '"}',
    ],
)
async def test_nonsense_gets_a_code_and_a_sentence(tmp_path: Path, nonsense: str) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.socket.send_str(nonsense)
        answer = await ann.hear()
        assert (answer["type"], answer["code"]) == ("refused", "message-unreadable")
        assert len(answer["sentence"]) > 10
        assert (await ann.ask(type="ping"))["type"] == "pong"


async def test_a_binary_message_is_refused_and_the_socket_stays(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.socket.send_bytes(b"\x00\x01")
        assert (await ann.hear())["code"] == "message-unreadable"
        assert (await ann.ask(type="ping"))["type"] == "pong"


async def test_an_oversized_frame_closes_the_socket(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.socket.send_str("x" * 5000)
        message = await ann.socket.receive(timeout=5)
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        assert ann.socket.close_code == 1009


async def test_a_table_there_is_not(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        assert (await ann.ask(type="open", table="nowhere"))["code"] == "table-unknown"
        assert (await ann.ask(type="move", table="nowhere", turn=0, move="x"))["code"] == (
            "table-unknown"
        )


async def test_too_many_messages_are_refused_and_too_much_nonsense_is_shown_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "SLOWED", 0)
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come()
        for _ in range(150):
            await ann.say(type="ping")
        assert (await ann.until_type("refused"))["code"] == "too-often"
        for _ in range(600):
            await ann.socket.send_str("nonsense")
        async for _ in ann.socket:
            pass
        assert ann.socket.close_code == 1008
