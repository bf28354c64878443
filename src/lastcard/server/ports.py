"""What the HTTP half of the server needs of the half where tables live."""

from typing import Protocol

from lastcard.store.players import Player
from lastcard.table.entries import MatchId
from lastcard.table.setup import Setup
from lastcard.wire.tells import Listed


class Hall(Protocol):
    """The live tables of this server."""

    async def open_table(self, setup: Setup, host: Player, again: MatchId | None = None) -> MatchId:
        """Make a table; *again* is the match it is the rematch of."""
        ...

    def listed(self) -> tuple[Listed, ...]:
        """The public tables that can be joined or watched."""
        ...

    def summary(self, match: MatchId) -> Listed | None:
        """One table, public or not; None if it does not live here."""
        ...
