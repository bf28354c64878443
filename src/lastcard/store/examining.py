"""Looking at everything that is kept, without changing any of it: is it what was written down."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import islice

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.games.errors import Refusal
from lastcard.record import Record, verify_record
from lastcard.store import schema
from lastcard.store.address import File, read_address
from lastcard.store.errors import (
    DatabaseAway,
    DatabaseOld,
    DealsUnproved,
    JournalChanged,
    JournalUnplayable,
)
from lastcard.store.lines.heads import NONE, Head, heads_file, load_heads
from lastcard.store.lines.kept_journal import read_lines
from lastcard.store.lines.kept_line import KeptLine
from lastcard.store.lines.struck import is_struck
from lastcard.store.migrate import HEAD, revision
from lastcard.store.opening import connected
from lastcard.table.state.entries import MatchId, TableEntry, read_entry
from lastcard.table.state.standing import Standing


class Examination:
    """What is kept at one address, read over *connection*."""

    def __init__(self, connection: AsyncConnection, heads: Mapping[MatchId, Head]) -> None:
        self._connection = connection
        self._heads = heads

    async def matches(self) -> list[MatchId]:
        """All matches that have a journal."""
        # The last line of a journal is never packed, so none is left out.
        query = select(schema.journal.c.match).distinct()
        return [MatchId(match) for match in await self._connection.scalars(query)]

    async def findings(self, match: MatchId) -> list[Refusal]:
        """What is wrong with the journal of *match*."""
        try:
            lines = await read_lines(self._connection, match)
        except JournalUnplayable as refusal:
            return [refusal]
        return await asyncio.to_thread(_examine_all, match, lines, self._heads.get(match))


@asynccontextmanager
async def examining(url: str) -> AsyncIterator[Examination]:
    """The database at *url*, to be looked at; ``DatabaseAway`` or ``DatabaseOld``."""
    address = read_address(url)
    # Before the database: it may grow meanwhile, and is never behind.
    heads = load_heads(heads_file(address.path)) if isinstance(address, File) else {}
    try:
        async with connected(address) as connection:
            if await connection.run_sync(revision) != HEAD:
                raise DatabaseOld
            yield Examination(connection, heads)
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseAway(reason=str(error)) from error


def _examine_all(match: MatchId, lines: Sequence[KeptLine], head: Head | None) -> list[Refusal]:
    return list(examine(match, lines, head))


def examine(match: MatchId, lines: Sequence[KeptLine], head: Head | None) -> Iterator[Refusal]:
    """What is wrong with the journal of *match*, which has *lines* and went to *head*."""
    if not _is_whole(lines) or not _leads_to(head, lines):
        yield JournalChanged(match=match)
        return
    try:
        entries = [read_entry(line.entry) for line in lines]
        if not all(map(_is_as_written_or_struck, lines, entries)):
            yield JournalChanged(match=match)
            return
        standing = Standing.after(match, entries)
        over = standing.phase == "over"
        record = Record.of(standing.match, standing.names) if over else None
    except (Refusal, msgspec.MsgspecError, LookupError, AttributeError) as error:
        yield JournalUnplayable(match=match, reason=str(error))
        return
    if record is not None and not verify_record(record).proved:
        yield DealsUnproved(match=match)


def _is_as_written_or_struck(line: KeptLine, entry: TableEntry) -> bool:
    """Whether the text of *line* is proved, or nothing is left of it but that it was struck out."""
    return line.digest is None or is_struck(entry)


def _is_whole(lines: Sequence[KeptLine]) -> bool:
    numbers = [line.number for line in lines]
    return numbers == list(range(len(lines))) and all(
        isinstance(line.entry, bytes) for line in lines
    )


def _leads_to(head: Head | None, lines: Sequence[KeptLine]) -> bool:
    if head is None:
        return True
    return head == NONE.after(line.proof for line in islice(lines, head.number + 1))
