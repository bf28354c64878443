"""Many pages as one transaction on PostgreSQL, where other nodes write at the same time.

``(match, number)`` is the referee: a line whose number another node takes first is not inserted,
and its page is taken back, without harm to its neighbours. Everything is written in the order of
the keys, so that two nodes never wait for each other crosswise.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import asyncpg

from lastcard.store.mentions import mentioned
from lastcard.table.state.journal import Page

_HEADS: Final = """
    SELECT asked.match,
           (SELECT max(number) FROM journal WHERE journal.match = asked.match)
    FROM unnest($1::text[]) AS asked (match)
"""
_LINES: Final = """
    INSERT INTO journal (match, number, at, entry)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[])
    ON CONFLICT DO NOTHING RETURNING match, number
"""
_TAKE_BACK: Final = """
    DELETE FROM journal USING unnest($1::text[], $2::int[]) AS line (match, number)
    WHERE journal.match = line.match AND journal.number = line.number
"""
_KEEP: Final = """
    INSERT INTO secrets (match, deal, secret)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])
    ON CONFLICT (match, deal) DO UPDATE SET secret = excluded.secret
"""
_FORGET: Final = """
    DELETE FROM secrets USING unnest($1::text[], $2::int[]) AS line (match, deal)
    WHERE secrets.match = line.match AND secrets.deal = line.deal
"""
_MENTION: Final = """
    INSERT INTO mentions (player, match)
    SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING
"""


async def write_batch(connection: asyncpg.Connection, pages: Sequence[Page]) -> list[bool]:
    """Write *pages*, of different matches, in the transaction at hand; which of them were."""
    heads = dict(await connection.fetch(_HEADS, [page.match for page in pages]))
    following = [page for page in pages if page.first == _next(heads[page.match])]
    written = await _write_lines(connection, sorted(following, key=lambda page: page.match))
    mentions = ((player, page.match) for page in written for player in mentioned(page))
    await _many(connection, _MENTION, sorted(mentions))
    kept = ((page.match, *secret) for page in written for secret in sorted(page.keep.items()))
    await _many(connection, _KEEP, kept)
    forgotten = ((page.match, deal) for page in written for deal in page.forget)
    await _many(connection, _FORGET, forgotten)
    matches = {page.match for page in written}
    return [page.match in matches for page in pages]


def _next(head: int | None) -> int:
    return 0 if head is None else head + 1


async def _write_lines(connection: asyncpg.Connection, pages: Sequence[Page]) -> list[Page]:
    """Insert the lines of *pages*; those pages of which all could be."""
    lines = (
        (page.match, number, page.at, entry)
        for page in pages
        for number, entry in enumerate(page.entries, start=page.first)
    )
    inserted = {tuple(row) for row in await _many(connection, _LINES, lines)}
    whole = [page for page in pages if _keys(page) <= inserted]
    await _many(connection, _TAKE_BACK, inserted.difference(*map(_keys, whole)))
    return whole


def _keys(page: Page) -> set[tuple[Any, ...]]:
    return {(page.match, page.first + place) for place in range(len(page.entries))}


async def _many(
    connection: asyncpg.Connection, statement: str, rows: Iterable[tuple[Any, ...]]
) -> list[asyncpg.Record]:
    """Execute *statement* with the columns of *rows*, if there are any."""
    columns = list(zip(*rows, strict=True))
    return await connection.fetch(statement, *columns) if columns else []
