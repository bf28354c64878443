"""One player's connection to a server: it reconnects by itself and resumes where it was."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Final, NoReturn, TypeAlias

import aiohttp
import msgspec

from lastcard.cli.online.connection.api import reason, session
from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.errors import (
    LoginRefused,
    ServerAway,
    ServerStrange,
    VersionOther,
    refusal,
)
from lastcard.table.state.entries import MatchId
from lastcard.wire import asks, tells
from lastcard.wire.heard import Heard, HeardTold, HeardWhole, read_tell

HEARTBEAT: Final = 20.0
"""How many seconds a silent server is taken to be present."""
PAUSES: Final = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each attempt to reconnect; the last pause is repeated."""

_AGAIN: Final = {"too-often", "table-busy", "not-recorded"}
"""The refusals that mean "try again"."""


@dataclass(frozen=True, slots=True)
class ConnectionLost:
    """The connection is lost; the client is reconnecting."""


Hear: TypeAlias = Callable[[Heard | ConnectionLost], None]
"""Called with every message except answers, and when the connection is lost."""
Reply: TypeAlias = "asyncio.Future[int | None]"
"""The number something was written down under; or the ``Refusal`` raised."""


class Client:
    """Keeps a connection to *server*, made with *headers*.

    A table that is open is caught up with by number after every break; what was asked and not
    answered is asked again under the same id, which the server does not do twice.
    """

    def __init__(
        self, server: str, headers: Mapping[str, str], hear: Hear, new_id: Callable[[], str]
    ) -> None:
        self._server = server
        self._headers = dict(headers)
        self._hear = hear
        self._new_id = new_id
        self._numbers: dict[MatchId, int] = {}
        self._pledges: dict[MatchId, DealLinks] = {}
        self._pending: dict[str, tuple[asks.Ask, Reply]] = {}
        self._out: asyncio.Queue[bytes] | None = None
        self._pauses = _pauses()
        self._met = False
        self.me: tells.Person | None = None

    async def run(self) -> NoReturn:
        """Stay connected until cancelled; a ``Refusal`` if that is impossible."""
        async with session(self._headers) as http:
            while True:
                await self._connect(http)
                self._hear(ConnectionLost())
                await asyncio.sleep(next(self._pauses))

    def ask(self, ask: asks.Ask) -> Reply:
        """Ask something, now or as soon as the connection is back."""
        named = msgspec.structs.replace(ask, id=ask.id or self._new_id())
        assert named.id is not None, "it was just named"
        answer: Reply = asyncio.get_running_loop().create_future()
        self._pending[named.id] = (named, answer)
        self._send(named)
        return answer

    def open(self, table: MatchId, links: DealLinks) -> None:
        """Hear of *table* from now on, and contribute to its deals as was pledged."""
        self._pledges[table] = links
        self._catch_up(table)

    def shut(self, table: MatchId) -> None:
        """Stop hearing of *table*."""
        self._pledges.pop(table, None)
        if self._numbers.pop(table, None) is not None:
            forget(self.ask(asks.Shut(table=table)))

    async def _connect(self, http: aiohttp.ClientSession) -> None:
        try:
            async with http.ws_connect(f"{self._server}/ws", heartbeat=HEARTBEAT) as socket:
                await self._converse(socket)
        except aiohttp.WSServerHandshakeError as error:
            self._judge(error)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            if not self._met:
                raise ServerAway(server=self._server, reason=reason(error)) from error

    def _judge(self, error: aiohttp.WSServerHandshakeError) -> None:
        if error.status == 401:
            raise LoginRefused(server=self._server) from error
        # A proxy may answer for a server that is being started again.
        if not self._met or error.status < 429:
            raise ServerStrange(server=self._server) from error

    async def _converse(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        out: asyncio.Queue[bytes] = asyncio.Queue()
        writing = asyncio.create_task(_write(socket, out))
        out.put_nowait(msgspec.json.encode(asks.Hello(version=asks.VERSION)))
        try:
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    continue
                heard = self._read(message.data)
                if isinstance(heard, tells.Farewell):
                    self._pauses = chain([float(heard.seconds)], _pauses())
                    return
                self._take(heard, out)
        finally:
            self._out = None
            writing.cancel()
            with suppress(asyncio.CancelledError, ConnectionError):
                await writing

    def _read(self, data: str) -> Heard:
        try:
            return read_tell(data)
        except msgspec.MsgspecError as error:
            raise ServerStrange(server=self._server) from error

    def _take(self, heard: Heard, out: "asyncio.Queue[bytes]") -> None:
        match heard:
            case tells.Welcome():
                self._greeted(heard, out)
            case tells.Reload(version=version):
                raise VersionOther(theirs=version, ours=asks.VERSION)
            case tells.Done(id=name) if name in self._pending:
                self._answered(name, heard.number)
            case tells.Refused(id=name) if name in self._pending:
                self._refused(name, heard)
            case HeardWhole() | HeardTold():
                self._take_table(heard)
            case _:
                self._hear(heard)

    def _greeted(self, welcome: tells.Welcome, out: "asyncio.Queue[bytes]") -> None:
        self.me = welcome.you
        self._met = True
        self._out = out
        self._pauses = _pauses()
        self._hear(welcome)
        # First what was missed, so that it is heard before the answers.
        waiting = {
            name: (ask, answer)
            for name, (ask, answer) in self._pending.items()
            if not isinstance(ask, asks.Open)
        }
        self._pending = dict(waiting)
        for table in self._pledges:
            self._catch_up(table)
        for ask, _ in waiting.values():
            self._send(ask)

    def _catch_up(self, table: MatchId) -> None:
        forget(self.ask(asks.Open(table=table, since=self._numbers.get(table))))

    def _take_table(self, heard: HeardWhole | HeardTold) -> None:
        table, number = heard.table, heard.number
        if isinstance(heard, HeardTold):
            known = self._numbers.get(table)
            if known is None or number <= known:
                return
            if number > known + 1:
                self._catch_up(table)
                return
        if table not in self._pledges:
            return
        self._numbers[table] = number
        assert self.me is not None, "tables are shown to who was greeted"
        link = self._pledges[table].hear(heard, self.me.id)
        if link is not None:
            forget(self.ask(link))
        self._hear(heard)

    def _answered(self, name: str, number: int | None) -> None:
        _, answer = self._pending.pop(name)
        if not answer.done():
            answer.set_result(number)

    def _refused(self, name: str, refused: tells.Refused) -> None:
        ask, answer = self._pending[name]
        if refused.code in _AGAIN:
            seconds = int(refused.args.get("seconds", 1))
            asyncio.get_running_loop().call_later(seconds, self._send, ask)
            return
        del self._pending[name]
        error = refusal(refused.code, refused.args, refused.sentence)
        if isinstance(ask, asks.Open):
            raise error
        if not answer.done():
            answer.set_exception(error)

    def _send(self, ask: asks.Ask) -> None:
        if self._out is not None:
            self._out.put_nowait(msgspec.json.encode(ask))


def forget(answer: Reply) -> None:
    """Ignore what becomes of an ask."""
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())


def _pauses() -> Iterator[float]:
    return chain(PAUSES, repeat(PAUSES[-1]))


async def _write(socket: aiohttp.ClientWebSocketResponse, out: "asyncio.Queue[bytes]") -> NoReturn:
    while True:
        await socket.send_str((await out.get()).decode())
