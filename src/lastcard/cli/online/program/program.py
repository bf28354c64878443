"""A program that goes to a server and plays there, at one table or at many, one by one."""

import asyncio
import secrets
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from lastcard.bots.registry import seating
from lastcard.cli.arguments import LARGEST_SEED
from lastcard.cli.online.connection.address import TableLink
from lastcard.cli.online.connection.api import Api, session
from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.client import Client, ConnectionLost
from lastcard.cli.online.connection.saved_login import SavedLogin
from lastcard.cli.online.connection.seat import OnlineSeat
from lastcard.cli.online.connection.sent_links import SentLinks
from lastcard.cli.online.program.chooser import play
from lastcard.cli.online.program.pairing import MatchSeeker
from lastcard.cli.online.seat_names import score
from lastcard.games.errors import Refusal
from lastcard.locales import Words
from lastcard.match import dismiss
from lastcard.table.state.entries import MatchId
from lastcard.wire import asks, tells
from lastcard.wire.heard import Heard
from lastcard.wire.history import MatchInfo

_POLITE: Final = 3.0  # seconds for telling the server that the bot leaves


@dataclass(frozen=True, slots=True, kw_only=True)
class BotPlan:
    """Where a bot plays, and as whom."""

    server: str
    token: str
    bot: str
    """A program, or the name of a bot."""
    table: MatchId | None
    wish: asks.Pair
    """The matches to be found where no *table* is named."""
    matches: int

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the connection."""
        return {"Authorization": f"Bearer {self.token}"}


class OnlineBot:
    """Plays as *plan* says; what it does, it says in *words*."""

    def __init__(
        self, plan: BotPlan, saved: SavedLogin, words: Words, sent: SentLinks | None = None
    ) -> None:
        self._plan = plan
        self._sent = sent
        self._saved = saved
        self._words = words
        self._client = Client(plan.server, plan.headers, self._hear, lambda: secrets.token_hex(8))
        self._pairing = MatchSeeker(self._client, plan.wish, self._links, self._unfinished)
        self._sitting: OnlineSeat | None = None
        self._greeted = asyncio.Event()

    async def run(self) -> None:
        """Play until there is nothing more to play, or a ``Refusal``."""
        line = asyncio.create_task(self._client.run())
        work = asyncio.create_task(self._work())
        try:
            await asyncio.wait({line, work}, return_when=asyncio.FIRST_COMPLETED)
            await (work if work.done() else line)
        finally:
            # The connection last: leaving is told over it.
            for task in (work, line):
                task.cancel()
                with suppress(asyncio.CancelledError, Refusal):
                    await task

    def _hear(self, heard: Heard | ConnectionLost) -> None:
        if isinstance(heard, ConnectionLost):
            self._say("bot-lost")
        elif isinstance(heard, tells.Welcome):
            self._say("bot-welcome", name=heard.you.name)
            self._greeted.set()
        self._pairing.hear(heard)
        if self._sitting is not None:
            self._sitting.hear(heard)

    async def _work(self) -> None:
        await self._greeted.wait()
        me, table = self._client.me, self._plan.table
        assert me is not None, "it was greeted"
        if table is not None:
            await self._play_at(table, self._links(me.id, table))
            return
        for _ in range(self._plan.matches):
            self._say("bot-waits")
            await self._play_at(*await self._pairing.next(secrets.token_hex(8)))

    def _links(self, *names: str) -> DealLinks:
        chain = self._saved.chain(*names)
        if self._sent is None:
            return DealLinks(chain)
        file = str(self._sent.file)
        return DealLinks(
            chain,
            self._sent.keep,
            lambda sent: self._say("online-denied", deal=str(sent.deal), file=file),
        )

    async def _play_at(self, table: MatchId, links: DealLinks) -> None:
        sitting = self._sitting = OnlineSeat(self._client, table, links)
        await sitting.sit_down()
        self._say("bot-sits", link=str(TableLink(self._plan.server, table)))
        player = seating(self._plan.bot, sitting.sight.game)(secrets.randbelow(LARGEST_SEED))
        try:
            await play(sitting, self._client, player)
        except (Refusal, asyncio.CancelledError) as why:
            with suppress(Refusal, TimeoutError):
                async with asyncio.timeout(_POLITE):
                    # A program that failed would fail again; one that was stopped may come back.
                    await (sitting.leave() if isinstance(why, Refusal) else sitting.pause())
            raise
        finally:
            dismiss([player])
        if sitting.sight.phase == "closed":
            self._say("bot-closed")
        else:
            self._say("bot-over", score=score(sitting.sight))
        self._client.shut(table)

    async def _unfinished(self) -> tuple[MatchInfo, ...]:
        async with session(self._plan.headers) as http:
            return await Api(http, self._plan.server).my_tables()

    def _say(self, message: str, **args: str) -> None:
        sys.stdout.write(self._words.say(message, **args) + "\n")
        sys.stdout.flush()
