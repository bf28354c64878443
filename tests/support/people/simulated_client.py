"""A client of a simulated server: asks go in, tells come out."""

import asyncio
from typing import Any

import msgspec

from lastcard.locales import Words
from lastcard.server.http.context import ServerContext
from lastcard.server.http.socket import talk
from lastcard.server.live.connection import Connection
from lastcard.server.live.live import Live
from lastcard.store.accounts.players import Player
from tests.support.people.simulated_socket import SimulatedSocket

_WORDS = Words()


class SimulatedClient:
    """One WebSocket of *player*, served by the real thing."""

    def __init__(self, player: Player, live: Live, context: ServerContext) -> None:
        self.player = player
        self.socket = SimulatedSocket()
        self.connection = Connection(self.socket, player, _WORDS)
        self._task = asyncio.create_task(
            talk(self.connection, self.socket.response, live, context, "127.0.0.1")
        )
        self._read = 0

    @property
    def idle(self) -> bool:
        """Whether the server has heard everything that was said here."""
        return self.socket.idle or self._task.done()

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a well-formed ask."""
        self.socket.say(msgspec.json.encode({"type": kind, **fields}).decode())

    def new_frames(self) -> list[bytes]:
        """What came since this was asked for the last time."""
        frames = self.socket.frames[self._read :]
        self._read += len(frames)
        return frames

    @property
    def tells(self) -> list[dict[str, Any]]:
        """Everything that ever came, read."""
        return [msgspec.json.decode(frame) for frame in self.socket.frames]

    async def close(self) -> None:
        """The client goes; whatever the server thinks of that is raised."""
        self.socket.hang_up()
        await self._task
