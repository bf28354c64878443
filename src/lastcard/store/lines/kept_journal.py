"""Reading, striking out and packing the lines of one journal, packed or not.

The last line of a journal is never packed, so that what follows it is known without unpacking.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.store import schema
from lastcard.store.errors import JournalUnplayable
from lastcard.store.lines.kept_line import KeptLine
from lastcard.store.lines.pack import PackUnreadable, pack, unpack
from lastcard.table.state.entries import MatchId

_journal = schema.journal.c
_packs = schema.packs.c


async def read_lines(connection: AsyncConnection, match: MatchId, since: int = 0) -> list[KeptLine]:
    """The lines of *match* from number *since* on, in order; ``JournalUnplayable``."""
    # First the journal, then the pack: what is packed in between is found twice, and not lost.
    rows = await connection.execute(_lines(match, since))
    lines = [KeptLine(*row) for row in rows]
    if not lines or lines[0].number <= since:
        return lines
    data = await connection.scalar(select(_packs.data).where(_packs.match == match))
    if data is None:
        return lines
    packed = await asyncio.to_thread(_unpacked, match, data)
    return [*packed[since : lines[0].number], *lines]


def lines_below(connection: Connection, match: MatchId, number: int) -> list[KeptLine]:
    """The lines of *match* below *number*, in order; ``JournalUnplayable``."""
    data = connection.scalar(select(_packs.data).where(_packs.match == match))
    packed = _unpacked(match, data)
    rows = connection.execute(_lines(match, len(packed)))
    lines = [*packed, *(KeptLine(*row) for row in rows)]
    return lines[:number]


def strike_lines(connection: Connection, match: MatchId, entries: Mapping[int, bytes]) -> None:
    """Replace the text of lines of *match* by *entries*; their digests stay."""
    lock(connection, match)
    data = connection.scalar(select(_packs.data).where(_packs.match == match))
    packed = _unpacked(match, data)
    if any(number < len(packed) for number in entries):
        struck = [
            line.struck(entries[line.number]) if line.number in entries else line for line in packed
        ]
        _put(connection, match, struck)
    for row in connection.execute(_lines(match, len(packed))).all():
        line = KeptLine(*row)
        if line.number in entries:
            struck_line = line.struck(entries[line.number])
            this = (_journal.match == match, _journal.number == line.number)
            changed = {"entry": struck_line.entry, "digest": struck_line.digest}
            connection.execute(update(schema.journal).where(*this).values(**changed))


def put_away(
    connection: Connection, match: MatchId, lines: Sequence[KeptLine], data: bytes
) -> bool:
    """Keep *data*, which *lines* were packed into, instead of them; False if they have changed."""
    lock(connection, match)
    these = (_journal.match == match, _journal.number < len(lines))
    now = [KeptLine(*row) for row in connection.execute(_lines(match, 0))]
    if now[:-1] != list(lines):
        return False
    connection.execute(insert(schema.packs).values(match=match, lines=len(lines), data=data))
    connection.execute(delete(schema.journal).where(*these))
    return True


def lock(connection: Connection, match: MatchId) -> None:
    """Let nobody else strike or pack lines of *match* until the end of the transaction."""
    # On SQLite the transaction itself has the lock.
    if connection.dialect.name == "postgresql":
        lock_it = text("SELECT pg_advisory_xact_lock(hashtextextended(:match, 0))")
        connection.execute(lock_it, {"match": match})


def _unpacked(match: MatchId, data: bytes | None) -> list[KeptLine]:
    try:
        return [] if data is None else unpack(data)
    except PackUnreadable as error:
        raise JournalUnplayable(match=match, reason=str(error)) from error


def _put(connection: Connection, match: MatchId, lines: Sequence[KeptLine]) -> None:
    this = update(schema.packs).where(_packs.match == match)
    connection.execute(this.values(lines=len(lines), data=pack(lines)))


def _lines(match: MatchId, since: int) -> Select[Any]:
    return (
        select(_journal.number, _journal.at, _journal.entry, _journal.digest)
        .where(_journal.match == match, _journal.number >= since)
        .order_by(_journal.number)
    )
