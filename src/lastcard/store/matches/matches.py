"""What can be listed about matches: all of it follows from their journals."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, exists, func, or_, select, update

from lastcard.games.game import Seat
from lastcard.store import schema
from lastcard.store.database import Database, change
from lastcard.store.errors import MatchUnknown
from lastcard.store.matches.status import UNFINISHED, Status, write_many, write_status
from lastcard.store.matches.summary import StoredSeat, Summary, summaries
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.setup import Speed
from lastcard.table.state.standing import TablePhase

__all__ = ["Matches", "Status", "StoredSeat", "Summary", "TablePhase"]

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
        """List a new table; repeating it does no harm."""
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
        new = self._database.insert_new(schema.matches, row)
        await self._database.write(change(new))

    async def update(
        self,
        match: MatchId,
        phase: TablePhase,
        chairs: Sequence[StoredSeat] | None,
        *,
        turn_of: PlayerId | None,
        due: int | None,
        now: int,
        lines: int = 0,
    ) -> None:
        """Store how the table stands at *now*; ignored if it is over or newer is known."""
        status = Status(
            match=match,
            phase=phase,
            now=now,
            turn_of=turn_of,
            due=due,
            chairs=None if chairs is None else tuple(chairs),
            lines=lines,
        )

        def write(connection: Connection) -> None:
            if not write_status(connection, status):
                _check_known(connection, match)

        await self._database.write(write)

    async def update_many(self, statuses: Sequence[Status]) -> None:
        """The state of many tables at once; those unknown, over or already newer are ignored."""
        await self._database.write(lambda connection: write_many(connection, statuses))

    async def finish(
        self, match: MatchId, totals: Sequence[int], winners: Sequence[Seat], now: int
    ) -> bool:
        """The match is over; True the first time only."""
        over = update(schema.matches).where(_matches.match == match, UNFINISHED)
        score = over.values(
            phase="over",
            turn_of=None,
            due=None,
            changed=now,
            finished=now,
            totals=_listed(totals),
            winners=_listed(winners),
        )

        def write(connection: Connection) -> bool:
            if connection.execute(score).rowcount:
                return True
            _check_known(connection, match)
            return False

        return await self._database.write(write)

    async def get(self, match: MatchId) -> Summary | None:
        """The match of that id."""
        found = await self._found(select(schema.matches).where(_matches.match == match))
        return found[0] if found else None

    async def unfinished(self) -> list[Summary]:
        """The tables that are open or playing, oldest first."""
        query = select(schema.matches).where(UNFINISHED)
        return await self._found(query.order_by(_matches.opened, _matches.match))

    async def due(self, until: int) -> list[MatchId]:
        """The unfinished tables where something becomes due until *until*, the earliest first."""
        query = select(_matches.match).where(UNFINISHED, _matches.wake <= until)
        return await self._names(query.order_by(_matches.wake, _matches.match))

    async def outrun(self) -> list[MatchId]:
        """The unfinished tables whose journals say more than is known here, as after a crash."""
        lines = schema.journal.c
        written = select(func.max(lines.number)).where(lines.match == _matches.match)
        query = select(_matches.match).where(
            UNFINISHED, written.scalar_subquery() >= _matches.lines
        )
        return await self._names(query.order_by(_matches.opened, _matches.match))

    async def idle(self, before: int, *, of_guests: bool) -> list[MatchId]:
        """The unfinished tables where nothing happened since *before*, except by days.

        Those *of_guests* alone, or all others.
        """
        alone = ~has_account()
        query = select(_matches.match).where(
            UNFINISHED,
            _matches.speed != "days",
            _matches.changed < before,
            alone if of_guests else ~alone,
        )
        return await self._names(query.order_by(_matches.changed, _matches.match))

    async def unfinished_of(self, host: PlayerId) -> int:
        """How many tables of *host* are open or playing."""
        query = select(func.count()).where(UNFINISHED, _matches.host == host)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def running_of(self, player: PlayerId) -> list[Summary]:
        """The unfinished tables where *player* sits, those that wait for them first."""
        query = _where_sits(player).where(UNFINISHED)
        waiting = (_matches.turn_of == player).is_(True).desc()
        urgent = _matches.due.asc().nulls_last()
        return await self._found(query.order_by(waiting, urgent, _matches.opened, _matches.match))

    async def _names(self, query: Select[Any]) -> list[MatchId]:
        async with self._database.reading() as connection:
            return [MatchId(match) for match in await connection.scalars(query)]

    async def _found(self, query: Select[Any]) -> list[Summary]:
        async with self._database.reading() as connection:
            return await summaries(connection, query)


def _where_sits(player: PlayerId) -> Select[Any]:
    seat = select(_seats.match).where(_seats.player == player)
    return select(schema.matches).where(_matches.match.in_(seat))


def has_account() -> ColumnElement[bool]:
    """Whether the host of a match, or somebody who sits there, has an account."""
    players = schema.players.c
    account = players.kind == "account"
    hosts = exists().where(account, players.id == _matches.host)
    sits = exists().where(account, players.id == _seats.player, _seats.match == _matches.match)
    return or_(hosts, sits)


def _check_known(connection: Connection, match: MatchId) -> None:
    if connection.scalar(select(_matches.match).where(_matches.match == match)) is None:
        raise MatchUnknown()


def _listed(numbers: Sequence[int]) -> str:
    return msgspec.json.encode(list(numbers)).decode()
