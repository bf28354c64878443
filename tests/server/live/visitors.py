"""People who come over the network: a browser's session and socket, as small as can be."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from lastcard.server.operations.settings import Settings
from lastcard.server.run import serving

QUICK = {
    "game": "gang",
    "edition": "en-2010",
    "options": {"last_card": "automatic", "target": "15"},
    "seats": 4,
    "speed": "relaxed",
    "bots": [None, "greedy", "greedy", "greedy"],
}
"""A short match of Gang of Four against three bots."""


class Visitor:
    """Somebody with a browser."""

    def __init__(self, base: str, http: aiohttp.ClientSession) -> None:
        self.base = base
        self.http = http
        self.heard: list[dict[str, Any]] = []
        self._asked = 0

    async def call(self, method: str, path: str, **body: Any) -> Any:
        """Ask over HTTP; the answer's JSON."""
        sent = body if method != "GET" else None
        async with self.http.request(method, self.base + path, json=sent) as response:
            return await response.json() if response.status != 204 else None

    async def eventually(self, path: str) -> list[dict[str, Any]]:
        """The matches listed at *path*, once there are any: lists are a moment behind."""
        async with asyncio.timeout(20):
            while True:
                listed: list[dict[str, Any]] = (await self.call("GET", path))["matches"]
                if listed:
                    return listed
                await asyncio.sleep(0.02)

    async def text(self, path: str) -> str:
        async with self.http.get(self.base + path) as response:
            return await response.text()

    async def connect(self, version: int = 1) -> "Visitor":
        # aiohttp would forget the code of a close that it cannot answer in time.
        self.socket = await self.http.ws_connect(self.base + "/ws", autoclose=False)
        await self.say(type="hello", version=version)
        return self

    async def say(self, **ask: Any) -> None:
        await self.socket.send_str(json.dumps(ask))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.receive_str(), 10))
        self.heard.append(message)
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Hear until a message is *wanted*."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def find(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """A message that is *wanted*, heard already or still to come."""
        heard = next((message for message in self.heard if wanted(message)), None)
        return heard or await self.until(wanted)

    async def my_turn(self) -> dict[str, Any]:
        """The first view in which it is this visitor's turn."""

        def is_mine(message: dict[str, Any]) -> bool:
            view = message.get("view")
            return view is not None and view["awaits"] == view["seat"]

        return dict((await self.find(is_mine))["view"])

    @property
    def cookie(self) -> str:
        """What the browser shows to be known again."""
        return next(cookie.value for cookie in self.http.cookie_jar)

    async def until_type(self, kind: str) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == kind)

    async def ask(self, **ask: Any) -> dict[str, Any]:
        """Ask and hear the answer, ``done`` or ``refused``."""
        self._asked += 1
        name = f"a{self._asked}"
        await self.say(**ask, id=name)
        return await self.until(lambda message: message.get("id") == name)

    async def make_table(self, **changes: Any) -> str:
        made = await self.call("POST", "/api/tables", **(QUICK | changes))
        return str(made["table"])

    async def sit_and_start(self, table: str) -> None:
        """Take the first seat and begin."""
        await self._do(table, {"type": "open"}, {"type": "sit", "seat": 0}, {"type": "start"})

    async def sit_ready(self, table: str, seat: int) -> None:
        """Take *seat*, ready to begin."""
        sit = {"type": "sit", "seat": seat}
        await self._do(table, {"type": "open"}, sit, {"type": "ready", "ready": True})

    async def _do(self, table: str, *asks: dict[str, Any]) -> None:
        for ask in asks:
            answer = await self.ask(table=table, **ask)
            assert answer["type"] == "done", answer

    async def play_out(self, table: str, most: int = 10_000) -> dict[str, Any]:
        """Play the weakest legal move until the match is over; the last view."""
        shown = [m for m in self.heard if m.get("view") and m["table"] == table]
        message = shown[-1] if shown else await self.hear()
        for _ in range(most):
            view = message.get("view")
            if view is not None and message["table"] == table:
                if view["outcome"] is not None:
                    return dict(view)
                await self.react(table, view)
            message = await self.hear()
        raise AssertionError("the match does not end")

    async def react(self, table: str, view: dict[str, Any]) -> None:
        if view["awaits"] == view["seat"]:
            self._asked += 1
            move = {"turn": view["number"], "move": view["legal"][0], "id": f"m{self._asked}"}
            await self.say(type="move", table=table, **move)
        elif view["awaits"] == -1:
            await self.say(type="next", table=table)


class Inn:
    """A running server, and its door for visitors."""

    def __init__(self, base: str, stack: AsyncExitStack) -> None:
        self.base = base
        self._stack = stack

    async def come(
        self, name: str = "Ann", *, cookie: str | None = None, connected: bool = True
    ) -> Visitor:
        """A new guest called *name*, or who is known by *cookie*."""
        headers = {"Origin": self.base}
        if cookie is not None:
            headers["Cookie"] = f"lastcard={cookie}"
        jar = aiohttp.CookieJar(unsafe=True)
        http = await self._stack.enter_async_context(
            aiohttp.ClientSession(cookie_jar=jar, headers=headers)
        )
        visitor = Visitor(self.base, http)
        if cookie is None:
            await visitor.call("POST", "/api/guest", name=name)
        if connected:
            await visitor.connect()
            await visitor.until_type("welcome")
        return visitor


@asynccontextmanager
async def inn(data: Path, **settings: Any) -> AsyncIterator[Inn]:
    """A server whose bots do not pause, on a free port of this machine."""
    ports: list[int] = []
    chosen: dict[str, Any] = {"port": 0, "pauses": 0.0, "limits": 0.0, "log_level": "warning"}
    async with (
        serving(Settings(data=data, **(chosen | settings)), ports.append),
        AsyncExitStack() as stack,
    ):
        yield Inn(f"http://127.0.0.1:{ports[0]}", stack)
