"""The WebSocket keeps to RFC 6455: the cases of Autobahn's suite, against a real server."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import aiohttp
import pytest

from tests.rfc6455.cases import CASES, NORMAL, Case
from tests.rfc6455.probe import WrongAnswer, put
from tests.rfc6455.soak import put_all
from tests.support.servers.local import LocalServer, local_server
from tests.support.servers.log import recorded_log


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server that may not log an error."""
    with recorded_log() as log:
        async with local_server(tmp_path) as server:
            yield server
        assert not log.errors, log.errors[0]


async def test_every_case_is_answered_as_the_rfc_asks(server: LocalServer) -> None:
    ann = await server.come(connected=False)
    assert len({case.name for case in CASES}) == len(CASES) > 170
    wrong = []
    for case in CASES:
        try:
            await put(case, server.port, ann.cookie)
        except (WrongAnswer, OSError, EOFError, TimeoutError) as error:
            wrong.append(f"{case.name}: {error!r}")
    assert not wrong, "\n".join(wrong)


async def test_however_the_bytes_are_cut(tmp_path: Path) -> None:
    assert await put_all(seed=1, count=60, folder=tmp_path) == 60


async def test_a_wrong_answer_is_noticed(server: LocalServer) -> None:
    ann = await server.come(connected=False)
    good = CASES[0]
    for spoilt in (
        Case("another answer", good.sent, (("told", "other"),)),
        Case("a goodbye", good.sent + good.sent, good.answers, (NORMAL,)),
    ):
        with pytest.raises(WrongAnswer):
            await put(spoilt, server.port, ann.cookie)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-WebSocket-Version": "12"}, (400, 426)),
        ({"Sec-WebSocket-Key": ""}, (400,)),
        ({"Sec-WebSocket-Key": "c2hvcnQ="}, (400,)),
        ({"Upgrade": "h2c"}, (426,)),
        ({"Connection": "keep-alive"}, (400,)),
    ],
)
async def test_a_handshake_that_is_none_is_refused(
    server: LocalServer, headers: dict[str, str], status: tuple[int, ...]
) -> None:
    ann = await server.come(connected=False)
    right = {
        "Origin": server.url,
        "Cookie": f"lastcard={ann.cookie}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
    }
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.url}/ws", headers=right | headers) as answer,
    ):
        assert answer.status in status
        assert "code" in await answer.json()


async def test_nothing_is_packed_and_the_key_is_answered(server: LocalServer) -> None:
    ann = await server.come(connected=False)
    async with (
        aiohttp.ClientSession(headers={"Cookie": f"lastcard={ann.cookie}"}) as session,
        session.ws_connect(f"{server.url}/ws", origin=server.url, compress=15) as line,
    ):
        assert line.compress == 0
        assert "Sec-WebSocket-Extensions" not in line._response.headers


def test_parts_put_together_are_the_whole() -> None:
    from tests.rfc6455.probe import _parts

    assert b"".join(_parts(b"abcdef", Random(1))) == b"abcdef"
