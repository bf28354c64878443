"""Live tables that nobody plays at, for what HTTP says about tables."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lastcard.server.live.listing import Listing
from lastcard.server.live.people import People
from lastcard.store.accounts.players import Player
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import MatchId, PlayerId, TableEntry
from lastcard.table.state.setup import Setup
from lastcard.table.state.standing import Standing
from lastcard.wire.tells import Listed


@dataclass
class FakeTables:
    """What was opened, or put there by a test."""

    tables: dict[MatchId, Listed] = field(default_factory=dict)
    people: People = field(default_factory=People)
    listings: dict[MatchId, Listing] = field(default_factory=dict)
    opened: list[Standing] = field(default_factory=list)
    """The tables whose journals began with more than an opening."""

    async def farewell(self, player: PlayerId) -> tuple[MatchId, ...]:
        """Nobody sits anywhere."""
        return ()

    def reread(self, match: MatchId) -> None:
        """Nothing is read anywhere."""

    async def open_table(self, setup: Setup, host: Player, address: str | None = None) -> MatchId:
        match = MatchId(f"table-{len(self.tables) + 1}")
        chairs = tuple(Chair() for _ in range(setup.seats))
        self.tables[match] = Listed(
            table=match, setup=setup, host=host.name, phase="open", chairs=chairs, watchers=0
        )
        return match

    async def open(self, entries: Sequence[TableEntry], address: str | None = None) -> Standing:
        standing = Standing.after(MatchId(f"opened-{len(self.opened) + 1}"), entries)
        self.opened.append(standing)
        return standing

    def listed(self) -> tuple[Listed, ...]:
        return tuple(table for table in self.tables.values() if table.setup.public)

    async def listing(self, match: MatchId) -> Listing | None:
        return self.listings.get(match)

    def summary(self, match: MatchId) -> Listed | None:
        return self.tables.get(match)
