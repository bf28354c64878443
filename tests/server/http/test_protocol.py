"""What is not even HTTP gets a sentence too, and the headers of every answer."""

import asyncio
import json
import logging

import pytest

from tests.support.servers.api import ApiServer


async def say(server: ApiServer, raw: bytes) -> tuple[bytes, bytes]:
    """The head and the body of what comes back."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(raw)
    head = await reader.readuntil(b"\r\n\r\n")
    body = await reader.read()
    writer.close()
    await writer.wait_closed()
    return head, body


@pytest.mark.parametrize(
    "raw",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 20_000 + b"\r\n\r\n",
        b"GET /" + b"y" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    ],
)
async def test_what_cannot_be_read_is_refused_with_a_sentence(
    server: ApiServer, raw: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        head, body = await say(server, raw)
    assert b" 400 " in head.splitlines()[0]
    assert json.loads(body)["code"] == "request-wrong"
    assert b"Content-Security-Policy" in head
    assert b"aiohttp" not in head
    assert caplog.text == ""


async def test_a_body_with_a_wrong_length_is_refused(server: ApiServer) -> None:
    head, body = await say(
        server,
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    )
    assert b" 400 " in head
    assert json.loads(body)["code"] in ("body-wrong", "request-wrong")


async def test_a_body_packed_wrongly_is_refused(server: ApiServer) -> None:
    head, body = await say(
        server,
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 8\r\n"
        b"Content-Type: application/json\r\nContent-Encoding: gzip\r\n\r\nnot gzip",
    )
    assert b" 400 " in head
    assert json.loads(body)["code"] == "body-wrong"
