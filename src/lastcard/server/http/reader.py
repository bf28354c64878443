"""What comes over a WebSocket: messages are read, counted, and answered in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from lastcard.games.errors import Refusal
from lastcard.server.errors import Broken, TooOften
from lastcard.server.http.limits import LimitKind
from lastcard.server.live.connection import Connection
from lastcard.server.live.dispatch import answer
from lastcard.server.live.live import Live
from lastcard.wire import asks, look_asks
from lastcard.wire.asks import VERSION, Ask, Hello, read_ask
from lastcard.wire.errors import HelloMissing, MessageUnreadable
from lastcard.wire.tells import Person, Reload, Welcome

MOST_NONSENSE: Final = 500
"""How many refused messages are answered before the client is disconnected."""
SLOWED: Final = 0.25
"""How many seconds pass after a message that was one too many until the next is read."""

_COSTLY: Final[Mapping[type, LimitKind]] = {
    asks.Open: "opens",
    asks.Rematch: "opens",
    asks.Lobby: "lobbies",
    asks.Sit: "arrangements",
    asks.Stand: "arrangements",
    asks.Ready: "arrangements",
    asks.Bot: "arrangements",
    asks.Remove: "arrangements",
    asks.Pace: "arrangements",
    asks.Leave: "arrangements",
    asks.Back: "arrangements",
    asks.Mute: "arrangements",
    asks.Say: "talk",
    look_asks.Look: "opens",
    look_asks.Lead: "arrangements",
    look_asks.Aside: "arrangements",
    look_asks.Remark: "talk",
    asks.Hint: "hints",
    asks.Pair: "pairings",
}
"""What a player may ask less often than other things."""

log = logging.getLogger(__name__)


class Reader:
    """Reads one client's messages; nonsense is refused, and too much of it disconnects.

    *allow* raises ``TooOften`` when its player or its address asks too often; before something
    costly *turn* waits until its address may go on; *is_welcome* tells whether the player was not
    banned or logged out meanwhile; *pauses* is told to the client.
    """

    def __init__(
        self,
        connection: Connection,
        live: Live,
        allow: Callable[[LimitKind], None],
        turn: Callable[[], Awaitable[None]],
        is_welcome: Callable[[], Awaitable[bool]],
        pauses: float,
    ) -> None:
        self._connection = connection
        self._live = live
        self._allow = allow
        self._turn = turn
        self._is_welcome = is_welcome
        self._pauses = pauses
        self._greeted = False
        self._nonsense = 0

    async def read(self, response: web.WebSocketResponse) -> None:
        """Answer every message until the client goes."""
        with suppress(ConnectionResetError):
            async for message in response:
                is_ask = message.type in (WSMsgType.TEXT, WSMsgType.BINARY)
                if is_ask and not self._connection.is_closing:
                    await self._hear(message)

    async def _hear(self, message: WSMessage) -> None:
        ask = _understood(message)
        try:
            self._allow("messages")
            if (kind := _COSTLY.get(type(ask))) is not None:
                self._allow(kind)
                await self._turn()
            await self._answer(ask)
        except TooOften as refusal:
            self._refuse(ask, refusal)
            await asyncio.sleep(SLOWED)  # to refuse costs something too
        except Refusal as refusal:
            self._refuse(ask, refusal)
        except Exception:
            log.exception("answering a message of type %s failed", type(ask).__name__)
            self._refuse(ask, Broken())

    async def _answer(self, ask: Ask | Refusal) -> None:
        if isinstance(ask, Refusal):
            raise ask
        if isinstance(ask, Hello):
            self._greet(ask)
            # Who is greeted is disconnected when a ban comes; one may have come before that.
            if not await self._is_welcome():
                self._connection.close(WSCloseCode.POLICY_VIOLATION, b"logged out")
        elif self._greeted:
            await answer(ask, self._connection, self._live)
        else:
            raise HelloMissing

    def _greet(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self._connection.tell(Reload(version=VERSION))
            return
        player = self._connection.player
        self._greeted = True
        self._live.tables.people.come(player.id, self._connection)
        self._connection.tell(
            Welcome(
                version=VERSION,
                you=Person(id=player.id, name=player.name, kind=player.kind),
                now=self._live.ports.now(),
                muted=tuple(sorted(self._connection.muted)),
                pauses=self._pauses,
            )
        )

    def _refuse(self, ask: Ask | Refusal, refusal: Refusal) -> None:
        self._connection.refuse(None if isinstance(ask, Refusal) else ask.id, refusal)
        self._nonsense += 1
        if self._nonsense > MOST_NONSENSE:
            self._connection.close(WSCloseCode.POLICY_VIOLATION, b"nonsense")


def _understood(message: WSMessage) -> Ask | MessageUnreadable:
    """What *message* asks, or why that cannot be told."""
    if message.type is not WSMsgType.TEXT:
        return MessageUnreadable(detail="it is not text")
    try:
        return read_ask(message.data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return MessageUnreadable(detail=str(error).rstrip(".")[:200])
