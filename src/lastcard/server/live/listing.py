"""A table as lists show it: in the lobby, in the list of one's tables, and in the store."""

from dataclasses import dataclass

from lastcard.games.game import TABLE, Outcome, Seat
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.matches.status import Status
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.standing import Standing, TablePhase
from lastcard.table.table import Table
from lastcard.table.time.agenda import clock, wakes_at
from lastcard.wire.tells import Listed


@dataclass(frozen=True, slots=True)
class Score:
    """How far a match has come, which everybody there may know."""

    deal: int
    """The deal that is played, or the one to come."""
    points: tuple[int, ...]
    """What each seat has so far."""


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
    lines: int
    changed: int
    """When its latest line was written."""
    wake: int | None
    """When something becomes due though nobody is there."""
    score: "Score | None" = None

    @classmethod
    def of(cls, table: Table) -> "Listing":
        """How *table* stands; everything of it must be written down."""
        standing = table.standing
        until = clock(standing, table.tempo)
        return cls(
            match=table.id,
            game=standing.setup.game,
            phase=standing.phase or "open",
            chairs=_chairs(standing),
            awaits=standing.awaits,
            turn_of=turn_of(standing),
            due=None if until is None else until.until,
            outcome=standing.outcome,
            rated=standing.setup.rated,
            lines=standing.number,
            changed=0 if table.latest is None else table.latest.at,
            wake=wakes_at(standing, table.tempo),
            score=score_of(standing),
        )

    def status(self) -> Status:
        """What the store is told; the end of a match is told together with its result."""
        return Status(
            match=self.match,
            phase="playing" if self.phase == "over" else self.phase,
            now=self.changed,
            turn_of=self.turn_of,
            due=self.due,
            chairs=self.chairs,
            lines=self.lines,
            wake=self.wake,
        )


def in_lobby(table: Table) -> Listed | None:
    """*table* as the lobby lists it; None where it does not: private, over or closed."""
    listed = describe(table) if table.standing.setup.public else None
    return listed if listed is not None and listed.phase in ("open", "playing") else None


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


def score_of(standing: Standing) -> Score | None:
    """How far the match has come; None where none is being played."""
    if standing.phase != "playing":
        return None
    rows = standing.match.game.scores(standing.match.state)
    columns = zip(*rows, strict=True) if rows else [()] * standing.setup.seats
    return Score(deal=len(rows) + 1, points=tuple([sum(column) for column in columns]))


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
