"""What the HTTP half of the server needs of the half where tables live."""

from typing import Protocol

from lastcard.store.players import Player
from lastcard.table.entries import MatchId, PlayerId
from lastcard.table.setup import Setup
from lastcard.wire.tells import Listed


class People(Protocol):
    """Who is connected."""

    def shut_out(
        self, player: PlayerId, *, login: str | None = None, but: str | None = None
    ) -> None:
        """Close the connections of *player*: all, those of one *login*, or all *but* those."""
        ...


class Hall(Protocol):
    """The live tables of this server."""

    @property
    def people(self) -> People:
        """Who is connected."""
        ...

    async def farewell(self, player: PlayerId) -> None:
        """*player* is about to be forgotten: leave every table."""
        ...

    async def open_table(self, setup: Setup, host: Player) -> MatchId:
        """Make a table."""
        ...

    def listed(self) -> tuple[Listed, ...]:
        """The public tables that can be joined or watched."""
        ...

    def summary(self, match: MatchId) -> Listed | None:
        """One table, public or not; None if it does not live here."""
        ...
