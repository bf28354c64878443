"""Forgetting players: their data goes, and their seats read "deleted"."""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.store import schema
from lastcard.store.accounts.names import DELETED
from lastcard.store.database import Database
from lastcard.store.matches.status import UNFINISHED
from lastcard.table.state.entries import (
    MatchId,
    PlayerId,
    Said,
    Sat,
    TableEntry,
    read_entry,
    write_entry,
)


class _Struck(NamedTuple):
    """A line of a journal as it will be rewritten."""

    at_match: MatchId
    at_number: int
    entry: bytes


async def forget(database: Database, player: PlayerId) -> bool:
    """Forget *player* and their bots as one; False if nobody has that id."""
    async with database.reading() as connection:
        bots = await connection.scalars(
            select(schema.players.c.id).where(schema.players.c.owner == player)
        )
        them = [PlayerId(bot) for bot in bots] + [player]
        # Looked up before the transaction, which is to be short: the journal waits for it.
        lines = [line for one in them for line in await _struck_lines(connection, one)]

    def strike(connection: Connection) -> bool:
        _strike(connection, them, lines)
        # Logins, codes, mutes, ratings and bots go with the player.
        gone = connection.execute(delete(schema.players).where(schema.players.c.id == player))
        return gone.rowcount > 0

    return await database.write(strike)


async def idle_guests(database: Database, before: int) -> list[PlayerId]:
    """The guests not seen since *before* who sit at no unfinished table."""
    players, seats, matches = schema.players.c, schema.seats.c, schema.matches.c
    sitting = exists().where(seats.player == players.id, seats.match == matches.match, UNFINISHED)
    query = select(players.id).where(players.kind == "guest", players.seen < before, ~sitting)
    async with database.reading() as connection:
        return [PlayerId(player) for player in await connection.scalars(query)]


async def named_in(connection: AsyncConnection, player: PlayerId) -> list[MatchId]:
    """The matches whose journals name *player*."""
    mentions = schema.mentions.c
    query = select(mentions.match).where(mentions.player == player).order_by(mentions.match)
    return [MatchId(match) for match in await connection.scalars(query)]


async def entries_of(
    connection: AsyncConnection, match: MatchId, player: PlayerId
) -> list[tuple[int, TableEntry]]:
    """The entries of a journal that name *player*, and their numbers."""
    journal = schema.journal.c
    query = select(journal.number, journal.entry).where(journal.match == match)
    mark = player.encode()
    rows = await connection.execute(query.order_by(journal.number))
    return [(number, read_entry(entry)) for number, entry in rows if mark in entry]


async def _struck_lines(connection: AsyncConnection, player: PlayerId) -> list[_Struck]:
    return [
        _Struck(match, number, write_entry(struck))
        for match in await named_in(connection, player)
        for number, entry in await entries_of(connection, match, player)
        if (struck := _struck(entry, player)) is not None
    ]


def _struck(entry: TableEntry, player: PlayerId) -> TableEntry | None:
    """*entry* without what *player* called themselves or wrote; None if it has nothing of it."""
    match entry:
        case Sat(player=who) if who == player:
            return msgspec.structs.replace(entry, name=DELETED)
        case Said(player=who, text=str()) if who == player:
            return msgspec.structs.replace(entry, text=DELETED)
        case _:
            return None


def _strike(connection: Connection, them: list[PlayerId], lines: list[_Struck]) -> None:
    if lines:
        where = (
            schema.journal.c.match == bindparam("at_match"),
            schema.journal.c.number == bindparam("at_number"),
        )
        connection.execute(
            update(schema.journal).where(*where).values(entry=bindparam("entry")),
            [line._asdict() for line in lines],
        )
    for change in (
        update(schema.seats).where(schema.seats.c.player.in_(them)).values(name=DELETED),
        update(schema.reports).where(schema.reports.c.reporter.in_(them)).values(reporter=None),
        delete(schema.mentions).where(schema.mentions.c.player.in_(them)),
    ):
        connection.execute(change)
