"""A player's own finished matches: searched, filtered, newest first."""

import msgspec
from sqlalchemy import func, select, tuple_

from lastcard.games.game import Seat
from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.store.matches.match_notes import NOTHING, MatchNote, notes_of
from lastcard.store.matches.summary import Summary, summaries
from lastcard.store.matches.wanted import MINE, Wanted, conditions
from lastcard.table.state.entries import MatchId, PlayerId

_matches = schema.matches.c
_ALL = Wanted()


class MyMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match, and what one who played there has to do with it."""

    summary: Summary
    seat: Seat
    note: MatchNote

    @property
    def won(self) -> bool:
        """Whether the player is among the winners."""
        return self.seat in (self.summary.winners or ())


class MyMatches:
    """The finished matches of everybody, for one who took part."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(
        self,
        player: PlayerId,
        wanted: Wanted = _ALL,
        *,
        limit: int,
        before: MatchId | None = None,
    ) -> list[MyMatch]:
        """The *wanted* matches of *player*, newest first, from the one after *before* on."""
        query = select(schema.matches).where(*conditions(player, wanted))
        if before is not None:
            last = schema.matches.alias()
            anchor = select(last.c.finished, last.c.match).where(last.c.match == before)
            query = query.where(
                tuple_(_matches.finished, _matches.match) < anchor.scalar_subquery()
            )
        newest = query.order_by(_matches.finished.desc(), _matches.match.desc())
        async with self._database.reading() as connection:
            found = await summaries(connection, newest.limit(limit))
            notes = await notes_of(connection, player, [summary.match for summary in found])
        return [
            MyMatch(
                summary=summary,
                seat=_seat_of(summary, player),
                note=notes.get(summary.match, NOTHING),
            )
            for summary in found
        ]

    async def count(self, player: PlayerId, wanted: Wanted = _ALL) -> int:
        """How many matches of *player* are *wanted*."""
        query = select(func.count())
        query = query.select_from(MINE, schema.matches).where(*conditions(player, wanted))
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())


def _seat_of(summary: Summary, player: PlayerId) -> Seat:
    return next(chair.seat for chair in summary.chairs if chair.player == player)
