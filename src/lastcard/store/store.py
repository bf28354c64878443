"""The store: everything that outlives the process, behind one door."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from lastcard.store.bans import Bans
from lastcard.store.bots import Bots
from lastcard.store.logins import Logins
from lastcard.store.matches import Matches
from lastcard.store.mutes import Mutes
from lastcard.store.players import Players
from lastcard.store.ratings import Ratings
from lastcard.store.recovery import Recovery
from lastcard.store.reports import Reports
from lastcard.table.journal import Journal


@dataclass(frozen=True, slots=True)
class Store:
    """One database and what is kept in it."""

    journal: Journal
    players: Players
    bots: Bots
    logins: Logins
    recovery: Recovery
    mutes: Mutes
    bans: Bans
    matches: Matches
    ratings: Ratings
    reports: Reports

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, *, new_id: Callable[[], str]) -> AsyncIterator["Store"]:
        """The store at *url*, brought up to date; *new_id* makes the ids of players and logins."""
        raise NotImplementedError
        yield

    async def healthy(self) -> bool:
        """Whether the database answers and the journal can be written."""
        raise NotImplementedError

    async def settings(self) -> Mapping[str, str]:
        """The live settings that decide whether what is written stays written."""
        raise NotImplementedError
