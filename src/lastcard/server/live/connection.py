"""One WebSocket: what is to be sent goes out in order, and nobody waits for a slow reader."""

import asyncio
from dataclasses import asdict
from typing import Final

from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.locales import Words
from lastcard.server.errors import TablesAwakeEnough
from lastcard.server.live.outlet import Outlet
from lastcard.store.accounts.players import Player
from lastcard.table.people import attendance
from lastcard.table.people.telling import Snapshot, Telling
from lastcard.table.state.entries import MatchId, PlayerId, Said
from lastcard.table.table import Table
from lastcard.wire.frames import told, unheard, whole
from lastcard.wire.tells import Done, Presence, Refused, Tell, write_tell

MOST_WAITING: Final = 1_000_000
"""How many bytes may wait to be sent; a slower reader is cut off, and reconnects."""

MOST_OPEN: Final = 40
"""How many tables one socket shows; a page shows one."""


class Connection:
    """What is sent to one browser window or program, and the tables it has open."""

    def __init__(
        self,
        outlet: Outlet,
        player: Player,
        words: Words,
        login: str | None = None,
        address: str | None = None,
    ) -> None:
        self.player = player
        self.login = login
        self.address = address
        self.muted: frozenset[PlayerId] = frozenset()
        self._windows: dict[MatchId, Window] = {}
        self._outlet = outlet
        self._words = words
        self._closing: asyncio.Task[None] | None = None
        self._cut_off = False

    @property
    def is_closing(self) -> bool:
        """Whether it has been closed: nothing more is sent, nor done for who is there."""
        return self._closing is not None or self._cut_off

    def push(self, frame: bytes) -> None:
        """Send *frame* after the others; never waits."""
        if self.is_closing:
            return
        self._outlet.send(frame)
        if self._outlet.waiting > MOST_WAITING:
            self._cut_off = True  # to say goodbye would be one more thing that waits
            self._outlet.abort()

    def tell(self, tell: Tell) -> None:
        """Send *tell* after the others."""
        self.push(write_tell(tell))

    def answer(self, ask: str | None, result: int | Refusal | None) -> None:
        """Say what came of the ask called *ask*."""
        if isinstance(result, Refusal):
            self.refuse(ask, result)
        else:
            self.tell(Done(id=ask, number=result))

    def refuse(self, ask: str | None, refusal: Refusal) -> None:
        """Say why not, in the player's language."""
        sentence = self._words.refusal(refusal.code, refusal.args_by_name)
        self.tell(Refused(id=ask, code=refusal.code, args=refusal.args_by_name, sentence=sentence))

    def say(self, message: str, /, **args: str | int) -> str:
        """The sentence of *message* in the player's language."""
        return self._words.say(message, **args)

    def close(self, code: int, reason: bytes) -> None:
        """Close the socket once what waits is sent; what comes after is not."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._outlet.close(code, reason))

    def open(self, table: Table, since: int | None, ask: str | None) -> None:
        """Show *table* here, and tell what happens at it, unless too many are shown here."""
        self.shut(table.id)
        if len(self._windows) >= MOST_OPEN:
            self.refuse(ask, TablesAwakeEnough(most=MOST_OPEN))
            return
        window = self._windows[table.id] = Window(self, table)

        def answered(result: int | Refusal | None) -> None:
            if isinstance(result, Refusal) and self._windows.get(table.id) is window:
                del self._windows[table.id]
            self.answer(ask, result)

        table.attach(window, since, answered)

    def shut(self, match: MatchId) -> None:
        """Tell no more of the table *match*."""
        window = self._windows.pop(match, None)
        if window is not None:
            window.table.detach(window)

    def shut_all(self) -> None:
        """The player is gone."""
        for match in tuple(self._windows):
            self.shut(match)


class Window:
    """One table as one connection shows it: a listener at that table."""

    def __init__(self, connection: Connection, table: Table) -> None:
        self.player: PlayerId | None = connection.player.id
        self.table = table
        self._connection = connection

    def show(self, snapshot: Snapshot) -> None:
        """Send the whole table."""
        self._connection.push(whole(snapshot, self._connection.muted))

    def tell(self, telling: Telling, seat: Seat | None) -> None:
        """Send what happened."""
        entry = telling.entry
        if isinstance(entry, Said) and entry.player in self._connection.muted:
            self._connection.push(unheard(self.table.id, telling, seat))
        else:
            self._connection.push(told(self.table.id, telling, seat))

    def notice(self, presence: attendance.Presence) -> None:
        """Send who is there, and who may arrange the table."""
        self._connection.tell(Presence(table=self.table.id, **asdict(presence)))
