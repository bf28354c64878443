"""The client of a person, in a thread of its own: the terminal has the main one."""

import asyncio
import secrets
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final, TypeAlias

import msgspec

from lastcard.cli.online.connection.address import TableLink
from lastcard.cli.online.connection.api import Api, guest_headers, session
from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.client import Client, ConnectionLost, Reply
from lastcard.cli.online.connection.saved_login import AGAIN, LoginFile
from lastcard.cli.online.connection.seat import OnlineSeat
from lastcard.cli.online.connection.sent_links import SentLinks
from lastcard.cli.online.person.keys import Wakeup
from lastcard.fair import KeptLink
from lastcard.games.errors import Refusal
from lastcard.wire import asks
from lastcard.wire.heard import Heard

_POLITE: Final = 3.0  # seconds for telling the server that the player leaves


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of an *ask*: done, or refused."""

    ask: asks.Ask
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Failed:
    """The connection has ended for good."""

    error: Exception


@dataclass(frozen=True, slots=True)
class Denied:
    """The player contributed to *deal*, and the server notes otherwise; *file* has the proof."""

    deal: int
    file: str


Notice: TypeAlias = Heard | ConnectionLost | Answered | Failed | Denied


class BackgroundClient:
    """Comes in as a guest and keeps a seat at the table of *link*; tells *wakeup* of news."""

    def __init__(
        self,
        link: TableLink,
        login_file: LoginFile,
        sent: SentLinks,
        name: str | None,
        language: str,
        wakeup: Wakeup,
    ) -> None:
        self._link = link
        self._login_file = login_file
        self._sent = sent
        self._name = name
        self._language = language
        self._wakeup = wakeup
        self._notices: SimpleQueue[Notice] = SimpleQueue()
        self._thread = Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self._begun = Event()
        self._ended: asyncio.Event | None = None
        self._sitting: OnlineSeat | None = None

    def __enter__(self) -> "BackgroundClient":
        self._thread.start()
        self._begun.wait()
        return self

    def __exit__(self, *raised: object) -> None:
        with suppress(RuntimeError):  # the loop has ended by itself
            self._loop.call_soon_threadsafe(self._end)
        self._thread.join(_POLITE)

    def news(self) -> Iterator[Notice]:
        """What was heard since this was asked last."""
        self._wakeup.clear()
        with suppress(Empty):
            while True:
                yield self._notices.get_nowait()

    def ask(self, ask: asks.Ask) -> None:
        """Ask something; what becomes of it is news."""
        self._loop.call_soon_threadsafe(self._ask, ask)

    def rematch(self) -> asks.Rematch:
        """What asks for a rematch, once the player sat at the table."""
        return self._rematch

    def leave(self) -> None:
        """Get up from the table for now, if the player ever sat down."""
        if self._sitting is None:
            return
        leaving = asyncio.run_coroutine_threadsafe(self._sitting.pause(), self._loop)
        with suppress(Refusal, TimeoutError, CancelledError):
            leaving.result(_POLITE)

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ended = asyncio.Event()
        self._begun.set()
        visiting = asyncio.create_task(self._visit())
        ended = asyncio.create_task(self._ended.wait())
        await asyncio.wait({visiting, ended}, return_when=asyncio.FIRST_COMPLETED)
        if visiting.done() and (error := visiting.exception()) is not None:
            assert isinstance(error, Exception), "anything else has ended the thread"
            self._put(Failed(error))
            await self._ended.wait()

    def _end(self) -> None:
        if self._ended is not None:
            self._ended.set()

    async def _visit(self) -> None:
        saved = self._login_file.load()
        server = self._link.server
        async with session(guest_headers(server, saved.login, self._language)) as http:
            me, login = await Api(http, server).come_in(self._name, self._language)
        if login is not None:
            saved = msgspec.structs.replace(saved, login=login)
            self._login_file.keep(saved)
        headers = guest_headers(server, saved.login, self._language)
        self._client = Client(server, headers, self._hear, lambda: secrets.token_hex(8))
        again = saved.chain(me.id, self._link.table, AGAIN)
        self._rematch = asks.Rematch(table=self._link.table, chain=again.end.hex())
        chain = saved.chain_at(me.id, self._link.table)
        links = DealLinks(chain, self._sent.keep, self._be_denied)
        sitting = self._sitting = OnlineSeat(self._client, self._link.table, links)
        await asyncio.gather(self._client.run(), sitting.sit_down())

    def _hear(self, heard: Heard | ConnectionLost) -> None:
        if self._sitting is not None:
            self._sitting.hear(heard)
        self._put(heard)

    def _be_denied(self, sent: KeptLink) -> None:
        self._put(Denied(sent.deal, str(self._sent.file)))

    def _ask(self, ask: asks.Ask) -> None:
        def answered(answer: Reply) -> None:
            if not answer.cancelled():
                error = answer.exception()
                self._put(Answered(ask, error if isinstance(error, Refusal) else None))

        self._client.ask(ask).add_done_callback(answered)

    def _put(self, notice: Notice) -> None:
        self._notices.put(notice)
        self._wakeup.wake()
