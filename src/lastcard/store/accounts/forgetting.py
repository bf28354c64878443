"""Forgetting players: their data goes, and their seats read "deleted"."""

import logging
from functools import partial

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.store.errors import JournalUnplayable
from lastcard.store.folding import folded
from lastcard.store.lines.kept_journal import read_lines, strike_lines
from lastcard.store.lines.struck import DELETED, struck
from lastcard.store.matches.reviews import forget_unseen
from lastcard.table.state.entries import MatchId, PlayerId, TableEntry, read_entry, write_entry

_log = logging.getLogger(__name__)


async def forget(database: Database, player: PlayerId) -> bool:
    """Forget *player* and their bots; False if nobody has that id.

    Their words go first, match by match, then they: what is interrupted can be done again.
    """
    async with database.reading() as connection:
        bots = await connection.scalars(
            select(schema.players.c.id).where(schema.players.c.owner == player)
        )
        them = [PlayerId(bot) for bot in bots] + [player]
        # Looked up before the transactions, which are to be short: the journal waits for them.
        lines = [found for one in them for found in await _struck_lines(connection, one)]
    for match, entries in lines:
        await database.write(partial(strike_lines, match=match, entries=entries))

    def remove(connection: Connection) -> bool:
        _strike(connection, them)
        forget_unseen(connection, them)
        # Logins, codes, mutes, ratings, shared links and bots go with the player.
        gone = connection.execute(delete(schema.players).where(schema.players.c.id == player))
        return gone.rowcount > 0

    return await database.write(remove)


async def named_in(connection: AsyncConnection, player: PlayerId) -> list[MatchId]:
    """The matches whose journals name *player*."""
    mentions = schema.mentions.c
    query = select(mentions.match).where(mentions.player == player).order_by(mentions.match)
    return [MatchId(match) for match in await connection.scalars(query)]


async def entries_of(
    connection: AsyncConnection, match: MatchId, player: PlayerId
) -> list[tuple[int, TableEntry]]:
    """The entries of a journal that name *player*, and their numbers; none if it is damaged."""
    mark = player.encode()
    try:
        lines = await read_lines(connection, match)
    except JournalUnplayable as refusal:  # nobody can read it: the player can go all the same
        _log.error("%s; lastcard doctor says what to do", refusal)
        return []
    return [(line.number, read_entry(line.entry)) for line in lines if mark in line.entry]


async def _struck_lines(
    connection: AsyncConnection, player: PlayerId
) -> list[tuple[MatchId, dict[int, bytes]]]:
    """The lines to be rewritten, match by match."""
    found = []
    for match in await named_in(connection, player):
        lines = {
            number: write_entry(rewritten)
            for number, entry in await entries_of(connection, match, player)
            if (rewritten := struck(entry, player)) is not None
        }
        if lines:
            found.append((match, lines))
    return found


def _strike(connection: Connection, them: list[PlayerId]) -> None:
    for change in (
        update(schema.seats)
        .where(schema.seats.c.player.in_(them))
        .values(name=DELETED, words=folded(DELETED)),
        update(schema.reports).where(schema.reports.c.reporter.in_(them)).values(reporter=None),
        # That it happened stays, and to which id; who and where from does not.
        update(schema.audit).where(schema.audit.c.player.in_(them)).values(address=None, detail=""),
        delete(schema.mentions).where(schema.mentions.c.player.in_(them)),
    ):
        connection.execute(change)
