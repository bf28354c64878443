"""Clients of one address: guests with sockets, who do not mind being refused."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

REFUSED = (OSError, aiohttp.ClientError, asyncio.TimeoutError)
"""What comes of asking too much."""


class Caller:
    """A guest who calls from *address*."""

    tries = 0
    """How often all of them together called, or said something."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        connector = aiohttp.TCPConnector(local_addr=(address, 0), limit=0, force_close=False)
        timeout = aiohttp.ClientTimeout(total=30)
        jar = aiohttp.CookieJar(unsafe=True)
        self.http = aiohttp.ClientSession(
            connector=connector, cookie_jar=jar, headers={"Origin": url}, timeout=timeout
        )

    async def call(self, method: str, path: str, **body: Any) -> Any:
        """The answer's JSON."""
        Caller.tries += 1
        async with self.http.request(method, self.url + path, json=body or None) as answer:
            return json.loads(await answer.read() or b"null")

    async def socket(self, *, reads: bool = True) -> aiohttp.ClientWebSocketResponse:
        """A socket that has said hello; one that does not read stops where it is."""
        Caller.tries += 1
        socket = await self.http.ws_connect(self.url + "/ws", heartbeat=None, autoping=reads)
        if not reads and socket._conn is not None and socket._conn.transport is not None:
            socket._conn.transport.pause_reading()
        await socket.send_str(json.dumps({"type": "hello", "version": 1}))
        return socket


@asynccontextmanager
async def callers(url: str, address: str, count: int) -> AsyncIterator[list[Caller]]:
    """As many guests as *address* gets, *count* at most."""
    everybody = [Caller(url, address) for _ in range(count)]
    try:
        known = []
        for number, caller in enumerate(everybody):
            try:
                me = await caller.call("POST", "/api/guest", name=f"Crowd {number}")
            except REFUSED:
                break
            if "id" not in me:
                break
            known.append(caller)
        yield known
    finally:
        await asyncio.gather(*(caller.http.close() for caller in everybody))


async def drain(socket: aiohttp.ClientWebSocketResponse) -> None:
    """Read whatever comes."""
    async for _ in socket:
        pass
