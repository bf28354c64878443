"""What can be listed about matches: all of it follows from their journals."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, Update, and_, delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.games.game import Seat
from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.store.errors import MatchUnknown
from lastcard.store.forgetting import UNFINISHED
from lastcard.store.summary import Chair, Phase, Summary, chairs_of, summaries
from lastcard.table.entries import MatchId, PlayerId
from lastcard.table.setup import Speed

__all__ = ["Chair", "Matches", "Phase", "Summary"]

_matches: Final = schema.matches.c
_seats: Final = schema.seats.c


class Matches:
    """The matches of all tables, open, running and over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self,
        match: MatchId,
        setup: str,
        *,
        host: PlayerId,
        game: str,
        speed: Speed,
        public: bool,
        rated: bool,
        now: int,
    ) -> None:
        """List a new table; once more does no harm."""
        row = {
            "match": match,
            "setup": setup,
            "host": host,
            "game": game,
            "speed": speed,
            "public": public,
            "rated": rated,
            "phase": "open",
            "opened": now,
            "changed": now,
        }
        async with self._database.writing() as connection:
            new = self._database.insert(schema.matches).on_conflict_do_nothing()
            await connection.execute(new, row)

    async def update(
        self,
        match: MatchId,
        phase: Phase,
        chairs: Sequence[Chair],
        *,
        turn_of: PlayerId | None,
        due: int | None,
        now: int,
    ) -> None:
        """How the table stands at *now*; ignored if it is over or something later is known."""
        change = _unfinished(match).where(_matches.changed <= now)
        async with self._database.writing() as connection:
            if await _changed(
                connection,
                match,
                change.values(phase=phase, turn_of=turn_of, due=due, changed=now),
            ):
                await _seat(connection, match, chairs)

    async def finish(
        self, match: MatchId, totals: Sequence[int], winners: Sequence[Seat], now: int
    ) -> bool:
        """The match is over; True the first time only."""
        change = _unfinished(match).values(
            phase="over",
            turn_of=None,
            due=None,
            changed=now,
            finished=now,
            totals=_listed(totals),
            winners=_listed(winners),
        )
        async with self._database.writing() as connection:
            return await _changed(connection, match, change)

    async def get(self, match: MatchId) -> Summary | None:
        """The match of that id."""
        found = await self._found(select(schema.matches).where(_matches.match == match))
        return found[0] if found else None

    async def unfinished(self) -> list[Summary]:
        """The tables that are open or playing, oldest first."""
        query = select(schema.matches).where(_matches.phase.in_(UNFINISHED))
        return await self._found(query.order_by(_matches.opened, _matches.match))

    async def of_phase(self, phase: Phase, *, public: bool = True, limit: int) -> list[Summary]:
        """The newest tables in *phase*; only the listed ones unless *public* is False."""
        query = select(schema.matches).where(_matches.phase == phase)
        if public:
            query = query.where(_matches.public)
        newest = query.order_by(_matches.opened.desc(), _matches.match.desc())
        return await self._found(newest.limit(limit))

    async def running_of(self, player: PlayerId) -> list[Summary]:
        """The unfinished tables where *player* sits, those that wait for them first."""
        query = _where_sits(player).where(_matches.phase.in_(UNFINISHED))
        waiting = (_matches.turn_of == player).is_(True).desc()
        urgent = _matches.due.asc().nulls_last()
        return await self._found(query.order_by(waiting, urgent, _matches.opened, _matches.match))

    async def mine(
        self, player: PlayerId, *, limit: int, before: MatchId | None = None
    ) -> list[Summary]:
        """The finished matches of *player*, newest first, from the one after *before* on."""
        place = tuple_(_matches.finished, _matches.match)
        query = _where_sits(player).where(_matches.phase == "over")
        if before is not None:
            last = schema.matches.alias()
            anchor = select(last.c.finished, last.c.match).where(last.c.match == before)
            query = query.where(place < anchor.scalar_subquery())
        newest = query.order_by(_matches.finished.desc(), _matches.match.desc())
        return await self._found(newest.limit(limit))

    async def _found(self, query: Select[Any]) -> list[Summary]:
        async with self._database.reading() as connection:
            return await summaries(connection, query)


def _unfinished(match: MatchId) -> Update:
    these = and_(_matches.match == match, _matches.phase.in_(UNFINISHED))
    return update(schema.matches).where(these)


def _where_sits(player: PlayerId) -> Select[Any]:
    seat = select(_seats.match).where(_seats.player == player)
    return select(schema.matches).where(_matches.match.in_(seat))


async def _changed(connection: AsyncConnection, match: MatchId, change: Update) -> bool:
    """Make *change*; whether it found what it changes, refusing a match nobody knows."""
    if (await connection.execute(change)).rowcount:
        return True
    if await connection.scalar(select(_matches.match).where(_matches.match == match)) is None:
        raise MatchUnknown()
    return False


async def _seat(connection: AsyncConnection, match: MatchId, chairs: Sequence[Chair]) -> None:
    """Put *chairs* where others are; at most moves they are there already."""
    if (await chairs_of(connection, [match]))[match] == tuple(chairs):
        return
    await connection.execute(delete(schema.seats).where(_seats.match == match))
    if chairs:
        rows = [{"match": match, **msgspec.structs.asdict(chair)} for chair in chairs]
        await connection.execute(insert(schema.seats), rows)


def _listed(numbers: Sequence[int]) -> str:
    return msgspec.json.encode(list(numbers)).decode()
