"""A match as lists show it, and how it is read from the database."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.games.game import Seat
from lastcard.store import schema
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.setup import Speed
from lastcard.table.state.standing import TablePhase


class StoredSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that somebody has: a player, or one of the server's bots."""

    seat: Seat
    player: PlayerId | None = None
    name: str | None = None
    bot: str | None = None
    gone: bool = False
    """Whether the player has left the match, and a bot plays on."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match as lists show it."""

    match: MatchId
    setup: str
    """The setup of the table, as JSON."""
    host: PlayerId
    game: str
    speed: Speed
    public: bool
    rated: bool
    phase: TablePhase
    chairs: tuple[StoredSeat, ...]
    opened: int
    changed: int
    turn_of: PlayerId | None = None
    due: int | None = None
    """When the time for the move is up."""
    finished: int | None = None
    totals: tuple[int, ...] | None = None
    """The final score, seat by seat."""
    winners: tuple[Seat, ...] | None = None


async def summaries(connection: AsyncConnection, query: Select[Any]) -> list[Summary]:
    """The matches that *query*, over ``schema.matches``, finds, in its order."""
    rows = (await connection.execute(query)).all()
    chairs: dict[MatchId, tuple[StoredSeat, ...]] = {row.match: () for row in rows}
    if rows:
        for row in await connection.execute(_seats(list(chairs))):
            chairs[row.match] += (chair_of(row),)
    return [_summary(row, chairs[row.match]) for row in rows]


def chair_of(row: Row[Any]) -> StoredSeat:
    """The chair that a *row* of ``schema.seats`` says somebody has."""
    return StoredSeat(seat=row.seat, player=row.player, name=row.name, bot=row.bot, gone=row.gone)


def _seats(matches: Sequence[MatchId]) -> Select[Any]:
    seats = schema.seats.c
    return select(schema.seats).where(seats.match.in_(matches)).order_by(seats.match, seats.seat)


def _summary(row: Row[Any], chairs: tuple[StoredSeat, ...]) -> Summary:
    known = row._asdict()
    values = {name: known[name] for name in Summary.__struct_fields__ if name in known}
    values["chairs"] = chairs
    for name, kind in (("totals", tuple[int, ...]), ("winners", tuple[Seat, ...])):
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name], type=kind)
    return Summary(**values)
