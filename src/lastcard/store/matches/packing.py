"""Packing the journals of matches that are over, and deleting those nobody wants any more."""

import asyncio
from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, Table, delete, exists, or_, select

from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.store.lines.kept_journal import lock, put_away, read_lines
from lastcard.store.lines.pack import pack
from lastcard.store.matches.matches import has_account
from lastcard.table.state.entries import MatchId

_matches = schema.matches.c
_journal = schema.journal.c
_ENDED = or_(_matches.phase == "over", _matches.phase == "closed")
_KEPT_OF_A_MATCH: tuple[Table, ...] = (
    schema.journal,
    schema.packs,
    schema.secrets,
    schema.mentions,
    schema.match_notes,
    schema.match_tags,
    schema.progress,
    schema.seats,
    schema.reviews,
    schema.shares,
    schema.matches,
)


class Packing:
    """The journals of matches that are over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unpacked(
        self, before: int, limit: int, besides: Collection[str] = ()
    ) -> list[MatchId]:
        """Some matches that were over *before*, the oldest first, whose lines are not packed."""
        query = (
            select(_matches.match)
            .where(_ENDED, _matches.changed < before, _has_line(0), _has_line(1))
            .where(_matches.match.not_in(besides))
            .order_by(_matches.changed)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [MatchId(match) for match in await connection.scalars(query)]

    async def pack(self, match: MatchId) -> bool:
        """Pack the journal of *match* but for its last line; False if it changes meanwhile.

        ``ValueError`` or ``JournalUnplayable`` if it is damaged.
        """
        async with self._database.reading() as connection:
            *lines, _last = await read_lines(connection, match)
        # It takes a while: neither the event loop nor the writer waits for it.
        data = await asyncio.to_thread(pack, lines)
        return await self._database.write(
            lambda connection: put_away(connection, match, lines, data)
        )

    async def of_guests(self, before: int) -> list[MatchId]:
        """The matches that were over *before*, of people without an account alone."""
        query = select(_matches.match).where(_ENDED, _matches.changed < before, ~has_account())
        async with self._database.reading() as connection:
            return [MatchId(match) for match in await connection.scalars(query)]

    async def delete(self, match: MatchId) -> None:
        """Keep nothing of *match*."""

        def remove(connection: Connection) -> None:
            lock(connection, match)
            for table in _KEPT_OF_A_MATCH:
                connection.execute(delete(table).where(table.c.match == match))

        await self._database.release(match)
        await self._database.write(remove)


def _has_line(number: int) -> ColumnElement[bool]:
    return exists().where(_journal.match == _matches.match, _journal.number == number)
