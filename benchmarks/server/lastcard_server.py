"""Our own server: Gang of Four with all its rules, on SQLite, told after the commit."""

import sqlite3
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from platform import python_version
from typing import Any, Final

import aiohttp
import msgspec

from benchmarks.server.connection import Connection, connect
from benchmarks.server.table import SEATS, Table
from lastcard.wire.asks import VERSION

_SETUP: Final[Mapping[str, Any]] = {
    "game": "gang",
    "edition": "en-2010",
    # No match ends while it is measured, and nobody has to call.
    "options": {"last_card": "automatic", "target": "10000"},
    "seats": SEATS,
    "speed": "normal",
    "public": False,
}


class _Entry(msgspec.Struct):
    entry: str
    seat: int = -1


class _View(msgspec.Struct):
    seat: int | None
    number: int
    awaits: int | None
    legal: list[str]


class Tell(msgspec.Struct):
    """What is read of a message of the server."""

    type: str
    id: str | None = None
    entry: _Entry | None = None
    view: _View | None = None
    events: msgspec.Raw = msgspec.Raw(b"")


_tells = msgspec.json.Decoder(Tell)


class Lastcard:
    """The server of this package."""

    name = "lastcard"
    stores = "on disk, before telling"

    def version(self) -> str:
        """lastcard and what carries it."""
        carriers = [f"{name} {version(name)}" for name in ("lastcard", "aiohttp", "uvloop")]
        return ", ".join(
            [*carriers, f"SQLite {sqlite3.sqlite_version}", f"Python {python_version()}"]
        )

    def command(self, port: int, folder: Path) -> Sequence[str]:
        """As anybody starts it."""
        place = ["--port", str(port), "--data", str(folder)]
        return [sys.executable, "-m", "lastcard.cli", "serve", *place]

    def environment(self) -> Mapping[str, str]:
        """Without pauses for people, and without limits for a crowd behind one address."""
        return {"LASTCARD_PAUSES": "0", "LASTCARD_LIMITS": "0"}

    async def seat(self, port: int) -> Table:
        """Four guests at a table that one of them makes."""
        table = Table()
        cookies = [await guest(port) for _ in range(SEATS)]
        match = (await post(port, "tables", _SETUP, cookies[0]))[0]["table"]
        for seat, cookie in enumerate(cookies):
            table.clients.append(await connect(_Player(port, cookie, table, match, seat)))
        table.clients[0].say(msgspec.json.encode({"type": "start", "table": match}))
        return table

    async def idle(self, port: int) -> Connection:
        """A guest who is welcome and sits nowhere."""
        return await connect(Guest(port, await guest(port)))


async def guest(port: int) -> str:
    """The cookie of a new guest."""
    return (await post(port, "guest", {}))[1]


async def post(
    port: int, what: str, body: Mapping[str, Any], cookie: str = ""
) -> tuple[dict[str, Any], str]:
    """The answer to a request, and the cookie that came with it."""
    origin = f"http://127.0.0.1:{port}"
    headers = {"Origin": origin, "Cookie": cookie}
    async with (
        aiohttp.ClientSession(headers=headers, cookie_jar=aiohttp.DummyCookieJar()) as http,
        http.post(f"{origin}/api/{what}", json=body) as answer,
    ):
        answer.raise_for_status()
        given = answer.cookies.get("lastcard")
        return await answer.json(), f"lastcard={given.value}" if given else ""


class Guest(Connection):
    """Comes in and does nothing."""

    def __init__(self, port: int, cookie: str) -> None:
        super().__init__(port, "/ws", {"Cookie": cookie, "Origin": f"http://127.0.0.1:{port}"})

    def opened(self) -> None:
        """Say hello."""
        self.ask(type="hello", version=VERSION)

    def hear(self, message: bytes) -> None:
        """Take in a message."""
        tell = _tells.decode(message)
        if tell.type == "welcome":
            self.welcome()
        elif tell.type == "refused":
            self.fail(message.decode())
        else:
            self.take(tell)

    def ask(self, **what: object) -> None:
        """Ask the server for something."""
        self.say(msgspec.json.encode(what))

    def welcome(self) -> None:
        """Stay."""
        self.join()

    def take(self, tell: Tell) -> None:
        """Nothing concerns somebody who sits nowhere."""


class _Player(Guest):
    """Plays *seat* of *match*."""

    def __init__(self, port: int, cookie: str, table: Table, match: str, seat: int) -> None:
        super().__init__(port, cookie)
        self._table = table
        self._match = match
        self._seat = seat
        self._view: _View | None = None

    def welcome(self) -> None:
        self.ask(type="open", table=self._match)
        self.ask(type="sit", table=self._match, seat=self._seat)
        self.ask(type="ready", table=self._match, ready=True, id="ready")

    def take(self, tell: Tell) -> None:
        if tell.type == "done" and tell.id == "ready":  # the match cannot start before
            self.join()
        if tell.type != "told" or tell.entry is None:
            return
        if tell.entry.entry == "moved" and tell.entry.seat >= 0:
            self._table.told()
        if tell.view is not None and tell.view.legal and tell.view.awaits == self._seat:
            self._view = tell.view
            self._table.turn(self._move)

    def _move(self) -> None:
        assert self._view is not None
        turn, move = self._view.number, self._view.legal[0]
        self.ask(type="move", table=self._match, turn=turn, move=move, id=str(turn))
