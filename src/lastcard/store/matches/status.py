"""How tables stand: written after every move, so with statements that were made beforehand."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from lastcard.store import schema
from lastcard.store.folding import search_words
from lastcard.store.lines.struck import DELETED
from lastcard.store.matches.summary import StoredSeat, chair_of
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.standing import TablePhase


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands since *now*, the time of its latest line."""

    match: MatchId
    phase: TablePhase
    now: int
    turn_of: PlayerId | None = None
    due: int | None = None
    chairs: tuple[StoredSeat, ...] | None = None
    """Who sits there; None if that has not changed."""
    lines: int = 0
    """How many lines its journal has."""
    wake: int | None = None
    """When something becomes due though nobody comes; None if it waits for somebody."""


_matches: Final = schema.matches.c
_seats: Final = schema.seats.c
_this: Final = _seats.match == bindparam("this")

UNFINISHED: Final = or_(_matches.phase == "open", _matches.phase == "playing")
"""Where something may still happen."""
_not_newer: Final = or_(
    _matches.lines < bindparam("lines"),
    (_matches.lines == bindparam("lines")) & (_matches.changed <= bindparam("now")),
)
_STAND: Final = (
    update(schema.matches)
    .where(_matches.match == bindparam("this"), UNFINISHED, _not_newer)
    .values(
        phase=bindparam("phase"),
        turn_of=bindparam("turn_of"),
        due=bindparam("due"),
        changed=bindparam("now"),
        lines=bindparam("lines"),
        wake=bindparam("wake"),
    )
)
_SITTING: Final = select(schema.seats).where(_this).order_by(_seats.seat)
_STAND_UP: Final = delete(schema.seats).where(_this)
_SIT: Final = insert(schema.seats)
_KNOWN: Final = select(schema.players.c.id).where(
    schema.players.c.id.in_(bindparam("people", expanding=True))
)


def write_status(connection: Connection, status: Status) -> bool:
    """Write down how a table stands; False if it is unknown, over or already newer."""
    if not connection.execute(_STAND, _values(status)).rowcount:
        return False
    if status.chairs is not None:
        _seat(connection, status.match, status.chairs)
    return True


def write_many(connection: Connection, statuses: Sequence[Status]) -> None:
    """Write down how tables stand, except those unknown, over or already newer."""
    moved = [_values(status) for status in statuses if status.chairs is None]
    if moved:
        connection.execute(_STAND, moved)
    for status in statuses:
        if status.chairs is not None:
            write_status(connection, status)


def _values(status: Status) -> dict[str, Any]:
    return {
        "this": status.match,
        "phase": status.phase,
        "turn_of": status.turn_of,
        "due": status.due,
        "now": status.now,
        "lines": status.lines,
        "wake": status.wake,
    }


def _seat(connection: Connection, match: MatchId, chairs: tuple[StoredSeat, ...]) -> None:
    """Put *chairs* where others are, unless they are there already."""
    this = {"this": match}
    if tuple(map(chair_of, connection.execute(_SITTING, this))) == chairs:
        return
    connection.execute(_STAND_UP, this)
    if chairs:
        shown = _without_forgotten(connection, chairs)
        words = search_words({chair.seat: chair.name for chair in shown})
        rows = [
            {"match": match, **msgspec.structs.asdict(chair), "words": words[chair.seat]}
            for chair in shown
        ]
        connection.execute(_SIT, rows)


def _without_forgotten(
    connection: Connection, chairs: tuple[StoredSeat, ...]
) -> tuple[StoredSeat, ...]:
    """*chairs*, seen a moment ago, without the names of players who were forgotten since."""
    people = [chair.player for chair in chairs if chair.player is not None]
    known = set(connection.scalars(_KNOWN, {"people": people})) if people else set()
    return tuple(
        chair
        if chair.player is None or chair.player in known
        else msgspec.structs.replace(chair, name=DELETED)
        for chair in chairs
    )
