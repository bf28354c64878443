"""The clerk: writes into the store what lists show of tables; all of it follows from journals."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from lastcard.games.game import TABLE, Outcome, Seat
from lastcard.server.ratings import rate
from lastcard.store.matches import Chair
from lastcard.store.status import Status
from lastcard.store.store import Store
from lastcard.table.agenda import clock
from lastcard.table.entries import MatchId, PlayerId
from lastcard.table.standing import Phase, Standing
from lastcard.table.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as lists show it, at one moment."""

    match: MatchId
    game: str
    phase: Phase
    chairs: tuple[Chair, ...]
    turn_of: PlayerId | None
    due: int | None
    outcome: Outcome | None
    rated: bool

    @classmethod
    def of(cls, table: Table) -> "Listing":
        """How *table* stands; everything of it must be written down."""
        standing = table.standing
        until = clock(standing, table.tempo)
        over = standing.phase == "over"
        return cls(
            match=table.id,
            game=standing.setup.game,
            phase=standing.phase or "open",
            chairs=_chairs(standing),
            turn_of=turn_of(standing),
            due=None if until is None else until.until,
            outcome=standing.match.game.outcome(standing.match.state) if over else None,
            rated=standing.setup.rated,
        )

    def status(self, now: int) -> Status:
        """What the store is told at *now*; that a match is over, it is told together with how."""
        return Status(
            match=self.match,
            phase="playing" if self.phase == "over" else self.phase,
            now=now,
            turn_of=self.turn_of,
            due=self.due,
            chairs=self.chairs,
        )


class Clerk:
    """Keeps the lists up to date, a moment later; of several changes the last one counts."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._noted: dict[MatchId, Listing] = {}
        self._work = asyncio.Event()

    def note(self, table: Table) -> None:
        """The lists no longer say the truth about *table*."""
        self._noted[table.id] = Listing.of(table)
        self._work.set()

    async def run(self) -> None:
        """Write until cancelled."""
        while True:
            await self._work.wait()
            await self.finish()

    async def finish(self) -> None:
        """Write down everything that was noted."""
        self._work.clear()
        while self._noted:
            listings = tuple(self._noted.values())
            self._noted.clear()
            try:
                await self._write(listings)
            except Exception:
                log.exception("the lists could not be brought up to date")

    async def _write(self, listings: Sequence[Listing]) -> None:
        now = self._now()
        await self._store.matches.update_many([listing.status(now) for listing in listings])
        for listing in listings:
            if listing.outcome is not None:
                await self._close(listing, listing.outcome, now)

    async def _close(self, listing: Listing, outcome: Outcome, now: int) -> None:
        # A finished match is not looked at again after a crash, so what belongs to it comes before.
        if listing.rated:
            people = [chair.player for chair in listing.chairs if chair.player is not None]
            await rate(self._store, listing.match, listing.game, people, outcome.totals)
        await self._store.matches.finish(listing.match, outcome.totals, outcome.winners, now)


def turn_of(standing: Standing) -> PlayerId | None:
    """The player whose turn it is; None when it is a bot's or nobody's."""
    seat = standing.awaits
    if seat is None or seat == TABLE or standing.places[seat].away:
        return None
    return standing.places[seat].player


def _chairs(standing: Standing) -> tuple[Chair, ...]:
    return tuple(
        Chair(seat=Seat(seat), player=place.player, name=place.name, bot=place.bot)
        for seat, place in enumerate(standing.places)
        if not place.empty
    )


async def stop(task: "asyncio.Task[None]") -> None:
    """Cancel *task* and wait until it has ended."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
