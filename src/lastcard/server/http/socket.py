"""The WebSocket: frames in, asks read and answered; frames out as tables and lobby send them."""

import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from lastcard.games.errors import Refusal
from lastcard.server.errors import Broken, LoginNeeded, PageUnknown, TooOften
from lastcard.server.http.context import ServerContext
from lastcard.server.http.language import words_for
from lastcard.server.http.limits import LimitKind
from lastcard.server.live.connection import Connection
from lastcard.server.live.dispatch import answer
from lastcard.server.live.live import Live
from lastcard.server.live.outlet import SocketOutlet
from lastcard.wire.asks import LONGEST_FRAME, VERSION, Ask, Hello, Hint, Pair, read_ask
from lastcard.wire.errors import HelloMissing, MessageUnreadable
from lastcard.wire.tells import Person, Reload, Welcome

HEARTBEAT: Final = 25.0
"""How many seconds a silent client is taken to be present."""
PARTING: Final = 2.0
"""How many seconds a client has to say goodbye."""
MOST_NONSENSE: Final = 500
"""How many refused messages are answered before the client is disconnected."""

_COSTLY: Final[Mapping[type[Ask], LimitKind]] = {Hint: "hints", Pair: "pairings"}
"""What a player may ask less often than other things."""

log = logging.getLogger(__name__)


async def socket(context: ServerContext, request: web.Request) -> web.StreamResponse:
    """Talk to one client until it goes; its player is known beforehand and never changes."""
    live = context.live
    if live is None:
        raise PageUnknown
    known = await context.sessions.known(request)
    if known is None:
        raise LoginNeeded
    player = known.player
    context.addresses.check_page(request)
    response = web.WebSocketResponse(
        max_msg_size=LONGEST_FRAME + 1,  # aiohttp's limit is the first length that is too long
        heartbeat=HEARTBEAT,
        compress=False,
        timeout=PARTING,
        decode_text=False,
    )
    await response.prepare(request)
    words = words_for(request.headers.get("Accept-Language", ""), player.language)
    transport = request.transport
    if transport is None:
        raise ConnectionResetError  # gone already
    outlet = SocketOutlet(transport, response)
    login = None if known.login is None else known.login.id
    await talk(Connection(outlet, player, words, login), response, live, context)
    return response


async def talk(
    connection: Connection, response: web.WebSocketResponse, live: Live, context: ServerContext
) -> None:
    """Hear what comes over *response*, until the client goes."""
    player = connection.player.id
    connection.muted = await live.store.mutes.of(player)
    try:
        await Reader(connection, live, context).read(response)
    finally:
        connection.shut_all()
        live.tables.lobby.go(connection)
        if live.tables.people.go(player, connection):
            live.pairing.give_up(player)


class Reader:
    """Reads one client's messages; nonsense is refused, and too much of it disconnects."""

    def __init__(self, connection: Connection, live: Live, context: ServerContext) -> None:
        self._connection = connection
        self._live = live
        self._context = context
        self._greeted = False
        self._nonsense = 0

    async def read(self, response: web.WebSocketResponse) -> None:
        """Answer every message until the client goes."""
        with suppress(ConnectionResetError):
            async for message in response:
                if message.type is WSMsgType.TEXT:
                    await self._hear(message.data)
                elif message.type is WSMsgType.BINARY:
                    self._refuse(None, MessageUnreadable(detail="it is not text"))

    async def _hear(self, data: bytes) -> None:
        ask = self._read(data)
        if ask is None:
            return
        try:
            self._context.limits.take("messages", str(id(self._connection)))
            if (kind := _COSTLY.get(type(ask))) is not None:
                self._context.limits.take(kind, self._connection.player.id)
            if isinstance(ask, Hello):
                self._greet(ask)
            elif self._greeted:
                await answer(ask, self._connection, self._live)
            else:
                self._refuse(ask.id, HelloMissing())
        except TooOften as refusal:
            self._refuse(ask.id, refusal)
        except Exception:
            log.exception("answering a message of type %s failed", type(ask).__name__)
            self._refuse(ask.id, Broken())

    def _read(self, data: bytes) -> Ask | None:
        try:
            return read_ask(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            detail = str(error).rstrip(".")[:200]
            self._refuse(None, MessageUnreadable(detail=detail))
            return None

    def _greet(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self._connection.tell(Reload(version=VERSION))
            return
        player = self._connection.player
        self._greeted = True
        self._live.tables.people.come(player.id, self._connection)
        you = Person(id=player.id, name=player.name, kind=player.kind)
        now = self._live.ports.now()
        muted = tuple(sorted(self._connection.muted))
        pauses = self._context.settings.pauses
        self._connection.tell(
            Welcome(version=VERSION, you=you, now=now, muted=muted, pauses=pauses)
        )

    def _refuse(self, ask: str | None, refusal: Refusal) -> None:
        self._connection.refuse(ask, refusal)
        self._nonsense += 1
        if self._nonsense > MOST_NONSENSE:
            self._connection.close(WSCloseCode.POLICY_VIOLATION, b"nonsense")
