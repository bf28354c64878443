"""boardgame.io, over its socket.io transport: text packets in WebSocket messages."""

from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

import msgspec

from benchmarks.npm import node
from benchmarks.server.connection import Connection, connect
from benchmarks.server.peers import script, versions
from benchmarks.server.table import SEATS, Table

_PATH = "/socket.io/?EIO=4&transport=websocket"
_OPEN, _PING, _PONG = b"0{", b"2", b"3"
_JOIN = b"40/gang,"
_EVENT = b"42/gang,"
_SYNC, _UPDATE = _EVENT + b'["sync",', _EVENT + b'["update",'
_names = count(1)


class _View(msgspec.Struct):
    legal: list[str]


class _State(msgspec.Struct):
    view: _View = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_updates = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
_syncs = msgspec.json.Decoder(tuple[str, str, _Synced])


class BoardgameIO:
    """A game on boardgame.io, in memory or in files."""

    def __init__(self, in_files: bool) -> None:
        self.name = "boardgame.io, files" if in_files else "boardgame.io, memory"
        self.stores = "in files, after telling" if in_files else "nowhere"
        self._in_files = in_files

    def version(self) -> str:
        """boardgame.io and what carries it."""
        return versions("boardgame.io", "socket.io")

    def command(self, port: int, folder: Path) -> Sequence[str]:
        """Our script, with the file store in *folder*."""
        files = [str(folder.resolve())] if self._in_files else []
        return [node(), script("boardgameio.cjs"), str(port), *files]

    def environment(self) -> Mapping[str, str]:
        """As it is run for people."""
        return {"NODE_ENV": "production"}

    async def seat(self, port: int) -> Table:
        """A match, which boardgame.io makes for the first client who names it."""
        table, match = Table(), f"match{next(_names)}"
        for seat in range(SEATS):
            table.clients.append(await connect(_Player(port, table, match, seat)))
        return table

    async def idle(self, port: int) -> Connection:
        """A connection to the game that asks for no match."""
        return await connect(_Guest(port))


class _Guest(Connection):
    """Comes in and does nothing."""

    def __init__(self, port: int) -> None:
        super().__init__(port, _PATH)

    def hear(self, message: bytes) -> None:
        if message.startswith(_OPEN):
            self.say(_JOIN)
        elif message.startswith(_JOIN):
            self.entered()
        elif message == _PING:
            self.say(_PONG)

    def entered(self) -> None:
        self.join()


class _Player(_Guest):
    """Plays *seat* of *match*."""

    def __init__(self, port: int, table: Table, match: str, seat: int) -> None:
        super().__init__(port)
        self._table = table
        self._match = match
        self._seat = str(seat)
        self._state: _State | None = None

    def entered(self) -> None:
        self._emit("sync", self._match, self._seat, None, SEATS)

    def hear(self, message: bytes) -> None:
        if message.startswith(_UPDATE):
            self._table.told()
            self._see(_updates.decode(message[len(_EVENT) :])[2])
        elif message.startswith(_SYNC):
            self.join()
            self._see(_syncs.decode(message[len(_EVENT) :])[2].state)
        else:
            super().hear(message)

    def _see(self, state: _State) -> None:
        if state.view.legal:
            self._state = state
            self._table.turn(self._move)

    def _move(self) -> None:
        assert self._state is not None
        payload = {"type": "play", "args": self._state.view.legal[:1], "playerID": self._seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state.number, self._match, self._seat)

    def _emit(self, *event: object) -> None:
        self.say(_EVENT + msgspec.json.encode(event))
