"""People who come to a server over the network and play, in the protocol as it is spoken."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import aiohttp

from tests.support.people.http_client import HttpClient
from tests.support.quick_match import QUICK


class Visitor:
    """Somebody with a browser: a session, and once connected a socket."""

    def __init__(self, url: str, http: aiohttp.ClientSession) -> None:
        self.http = http
        self.heard: list[dict[str, Any]] = []
        self._url = url
        self._client = HttpClient(http, url)
        self._asked = 0

    async def call(self, method: str, path: str, **body: Any) -> Any:
        """Ask over HTTP; the answer's JSON."""
        _, answer = await self._client.ask(method, path, body if method != "GET" else None)
        return answer

    async def eventually(self, path: str) -> list[dict[str, Any]]:
        """The matches listed at *path*, once there are any: lists are a moment behind."""
        async with asyncio.timeout(20):
            while True:
                listed: list[dict[str, Any]] = (await self.call("GET", path))["matches"]
                if listed:
                    return listed
                await asyncio.sleep(0.02)

    async def text(self, path: str) -> str:
        return (await self._client.send("GET", path)).body.decode()

    @property
    def cookie(self) -> str:
        """What the browser shows to be known again."""
        assert self._client.token is not None
        return self._client.token

    async def connect(self, version: int = 1) -> "Visitor":
        # aiohttp would forget the code of a close that it cannot answer in time.
        self.socket = await self.http.ws_connect(self._url + "/ws", autoclose=False)
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

    async def until_type(self, kind: str) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == kind)

    async def find(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """A message that is *wanted*, heard already or still to come."""
        heard = next((message for message in self.heard if wanted(message)), None)
        return heard or await self.until(wanted)

    async def ask(self, **ask: Any) -> dict[str, Any]:
        """Ask and hear the answer, ``done`` or ``refused``."""
        self._asked += 1
        name = f"a{self._asked}"
        await self.say(**ask, id=name)
        return await self.until(lambda message: message.get("id") == name)

    async def make_table(self, **changes: Any) -> str:
        """A new table, for a quick match with three bots unless *changes* say more."""
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

    async def my_turn(self) -> dict[str, Any]:
        """The first view in which it is this visitor's turn."""

        def is_mine(message: dict[str, Any]) -> bool:
            view = message.get("view")
            return view is not None and view["awaits"] == view["seat"]

        return dict((await self.find(is_mine))["view"])

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
        """Do what *view* asks of this visitor, if it does."""
        if view["awaits"] == view["seat"]:
            self._asked += 1
            move = {"turn": view["number"], "move": view["legal"][0], "id": f"m{self._asked}"}
            await self.say(type="move", table=table, **move)
        elif view["awaits"] == -1:
            await self.say(type="next", table=table)
