"""A table as lists show it: in the lobby, in the list of one's tables, and in the store."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from lastcard.games.game import TABLE, Outcome, Seat
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.matches.status import Status
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.standing import Standing, TablePhase
from lastcard.table.table import Table
from lastcard.table.time.agenda import clock
from lastcard.wire.tells import Listed

MOST_LISTED: Final = 200


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as lists show it, at one moment."""

    match: MatchId
    game: str
    phase: TablePhase
    chairs: tuple[StoredSeat, ...]
    awaits: Seat | None
    """Whose move it is; -1 is the table, between deals."""
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
            awaits=standing.awaits,
            turn_of=turn_of(standing),
            due=None if until is None else until.until,
            outcome=standing.match.game.outcome(standing.match.state) if over else None,
            rated=standing.setup.rated,
        )

    def status(self, now: int) -> Status:
        """What the store is told at *now*; the end of a match is told together with its result."""
        return Status(
            match=self.match,
            phase="playing" if self.phase == "over" else self.phase,
            now=now,
            turn_of=self.turn_of,
            due=self.due,
            chairs=self.chairs,
        )


def public_tables(tables: Iterable[Table]) -> tuple[Listed, ...]:
    """The public ones of *tables* that are open or playing, those with free seats first."""
    shown = [
        listed
        for table in tables
        if table.standing.setup.public and (listed := describe(table)) is not None
    ]
    shown = [listed for listed in shown if listed.phase in ("open", "playing")]
    shown.sort(key=lambda listed: listed.phase == "playing")
    return tuple(shown[:MOST_LISTED])


def describe(table: Table) -> Listed | None:
    """What is public about *table*, as far as it is written down."""
    latest, standing = table.latest, table.standing
    if latest is None:
        return None
    names = (chair.name for chair in latest.chairs if chair.player == standing.host)
    return Listed(
        table=table.id,
        setup=standing.setup,
        host=next(names, None),
        phase=latest.phase,
        chairs=latest.chairs,
        watchers=table.watchers,
    )


def turn_of(standing: Standing) -> PlayerId | None:
    """The player whose turn it is; None when it is a bot's or nobody's."""
    seat = standing.awaits
    if seat is None or seat == TABLE or standing.places[seat].away:
        return None
    return standing.places[seat].player


def _chairs(standing: Standing) -> tuple[StoredSeat, ...]:
    return tuple(
        StoredSeat(
            seat=Seat(seat), player=place.player, name=place.name, bot=place.bot, gone=place.left
        )
        for seat, place in enumerate(standing.places)
        if not place.empty
    )
