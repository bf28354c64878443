"""One match after the other: asking a server to be paired, again and again."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from lastcard.cli.online.connection.chain import DealLinks
from lastcard.cli.online.connection.client import Client, ConnectionLost
from lastcard.cli.online.errors import ServerAway
from lastcard.table.state.entries import MatchId
from lastcard.wire import asks, tells
from lastcard.wire.heard import Heard
from lastcard.wire.history import MatchInfo


class MatchSeeker:
    """Finds matches as *wish* says; *unfinished* tells which ones were begun before.

    *links* makes the player's part in the deals, by names.
    """

    def __init__(
        self,
        client: Client,
        wish: asks.Pair,
        links: Callable[..., DealLinks],
        unfinished: Callable[[], Awaitable[Sequence[MatchInfo]]],
    ) -> None:
        self._client = client
        self._wish = wish
        self._links = links
        self._unfinished = unfinished
        self._found: asyncio.Queue[MatchId | None] = asyncio.Queue()
        self._known: set[MatchId] = set()

    def hear(self, heard: Heard | ConnectionLost) -> None:
        """A match is found; or the line is back, and the server has forgotten who was waiting."""
        if isinstance(heard, tells.Paired):
            self._found.put_nowait(heard.table)
        elif isinstance(heard, tells.Welcome):
            self._found.put_nowait(None)

    async def next(self, name: str) -> tuple[MatchId, DealLinks]:
        """The next match, and the player's part in its deals; *name* was never used before."""
        links = self._links("pair", name)
        table = await self._begun()
        while table is None:
            while not self._found.empty():
                self._found.get_nowait()
            await self._client.ask(msgspec.structs.replace(self._wish, chain=links.end))
            table = await self._found.get() or await self._begun()
        self._known.add(table)
        return table, links

    async def _begun(self) -> MatchId | None:
        # While it was not listening, a match may have begun with it.
        try:
            tables = await self._unfinished()
        except ServerAway:
            return None
        begun = (table.match for table in tables if table.phase == "playing")
        return next((match for match in begun if match not in self._known), None)
