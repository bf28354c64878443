"""People who only play: how long they wait for the server, move by move."""

import asyncio
import json
from time import perf_counter
from typing import Any

from tests.overload.crowd import Caller
from tests.support.quick_match import QUICK

PAUSE = 0.1
"""How many seconds a person waits until they ask for the next thing."""


class Player:
    """Plays against bots, and asks between moves whether the server is there."""

    def __init__(self, url: str, address: str, name: str) -> None:
        self._caller = Caller(url, address)
        self._name = name
        self._asked = 0
        self._waiting: dict[str, float] = {}
        self._answered = -1
        self._moving: asyncio.Task[None] | None = None
        self.waits: list[float] = []
        """How many seconds each answer took."""
        self.refusals: list[str] = []

    async def play(self) -> None:
        """Play match after match until cancelled."""
        await self._caller.call("POST", "/api/guest", name=self._name)
        self._socket = await self._caller.socket()
        pings = asyncio.create_task(self._ping())
        try:
            while True:
                await self._match()
        finally:
            pings.cancel()
            if self._moving is not None:
                self._moving.cancel()
            await self._socket.close()
            await self._caller.http.close()

    async def _match(self) -> None:
        setup = QUICK | {"pace": "fast", "options": {"last_card": "automatic"}}
        table = (await self._caller.call("POST", "/api/tables", **setup))["table"]
        self._answered = -1
        for ask in ({"type": "open"}, {"type": "sit", "seat": 0}, {"type": "start"}):
            await self._say(table=table, **ask)
        async for message in self._socket:
            over = await self._hear(table, json.loads(message.data))
            if over:
                return
        raise ConnectionError(f"{self._name} was cut off")

    async def _hear(self, table: str, told: dict[str, Any]) -> bool:
        if told.get("id") in self._waiting:
            self.waits.append(perf_counter() - self._waiting.pop(told["id"]))
        if told["type"] == "refused":
            self.refusals.append(told["code"])
        view = told.get("view")
        if view is None or told["table"] != table:
            return False
        if view["awaits"] == view["seat"] and view["number"] > self._answered:
            self._answered = view["number"]
            self._moving = asyncio.create_task(self._move(table, view))
        elif view["awaits"] == -1:
            await self._say(type="next", table=table)
        return view["outcome"] is not None

    async def _move(self, table: str, view: dict[str, Any]) -> None:
        # Beside the reading: what waits while a person thinks is not the server's fault.
        await asyncio.sleep(PAUSE)
        await self._say(type="move", table=table, turn=view["number"], move=view["legal"][0])

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await self._say(type="ping")

    async def _say(self, **ask: Any) -> None:
        self._asked += 1
        name = f"a{self._asked}"
        self._waiting[name] = perf_counter()
        await self._socket.send_str(json.dumps({**ask, "id": name}))

    @property
    def still_waits(self) -> list[float]:
        """How long the answers have taken that are not there yet."""
        return [perf_counter() - since for since in self._waiting.values()]
