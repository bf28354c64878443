"""What the HTTP half of the server needs of the half where tables live."""

from collections.abc import Sequence
from typing import Protocol

from lastcard.server.live.listing import Listing
from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import MatchId, PlayerId, TableEntry
from lastcard.table.state.setup import Setup
from lastcard.wire.tells import Listed


class PeoplePort(Protocol):
    """Who is connected."""

    def rename(self, player: Player) -> None:
        """*player* has another name from now on."""
        ...

    def shut_out(
        self, player: PlayerId, *, login: str | None = None, but: str | None = None
    ) -> None:
        """Close the connections of *player*: all, those of one *login*, or all *but* those."""
        ...


class Named(Protocol):
    """A table that was made."""

    @property
    def id(self) -> MatchId:
        """What it is called."""
        ...


class TablesPort(Protocol):
    """The live tables of this server."""

    @property
    def people(self) -> PeoplePort:
        """Who is connected."""
        ...

    async def farewell(self, player: PlayerId) -> tuple[MatchId, ...]:
        """*player* is about to be forgotten: leave every table; which of them know the name."""
        ...

    def reread(self, match: MatchId) -> None:
        """Let a table see what was changed in its journal."""
        ...

    async def open_table(self, setup: Setup, host: Player, address: str | None = None) -> MatchId:
        """Make a table for *host*, who is at *address*."""
        ...

    async def open(self, entries: Sequence[TableEntry], address: str | None = None) -> Named:
        """Make a table from *address*, whose journal begins with *entries*."""
        ...

    def listed(self) -> tuple[Listed, ...]:
        """The public tables that can be joined or watched."""
        ...

    async def listing(self, match: MatchId) -> Listing | None:
        """How one table stands now; None if it is not awake here."""
        ...

    def summary(self, match: MatchId) -> Listed | None:
        """One table, public or not; None if it is not awake here."""
        ...
