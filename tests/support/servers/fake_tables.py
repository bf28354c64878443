"""Live tables that nobody plays at, for what HTTP says about tables."""

from dataclasses import dataclass, field

from lastcard.server.live.listing import Listing
from lastcard.server.live.people import People
from lastcard.store.accounts.players import Player
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.setup import Setup
from lastcard.wire.tells import Listed


@dataclass
class FakeTables:
    """What was opened, or put there by a test."""

    tables: dict[MatchId, Listed] = field(default_factory=dict)
    people: People = field(default_factory=People)
    listings: dict[MatchId, Listing] = field(default_factory=dict)

    async def farewell(self, player: PlayerId) -> tuple[MatchId, ...]:
        """Nobody sits anywhere."""
        return ()

    def reread(self, match: MatchId) -> None:
        """Nothing is read anywhere."""

    async def open_table(self, setup: Setup, host: Player) -> MatchId:
        match = MatchId(f"table-{len(self.tables) + 1}")
        chairs = tuple(Chair() for _ in range(setup.seats))
        self.tables[match] = Listed(
            table=match, setup=setup, host=host.name, phase="open", chairs=chairs, watchers=0
        )
        return match

    def listed(self) -> tuple[Listed, ...]:
        return tuple(table for table in self.tables.values() if table.setup.public)

    async def listing(self, match: MatchId) -> Listing | None:
        return self.listings.get(match)

    def summary(self, match: MatchId) -> Listed | None:
        return self.tables.get(match)
