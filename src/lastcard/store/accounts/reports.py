"""What players report to the operator."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, update

from lastcard.store import schema
from lastcard.store.database import Database, change
from lastcard.table.state.entries import MatchId, PlayerId


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A complaint about what *player* did."""

    id: int
    reporter: PlayerId | None
    """None once they are deleted."""
    player: PlayerId
    match: MatchId | None
    number: int | None
    """The line of the journal it is about."""
    reason: str
    text: str
    at: int
    closed: int | None = None


_reports = schema.reports.c
_columns = [_reports[name] for name in Report.__struct_fields__]


class Reports:
    """All reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        reporter: PlayerId,
        player: PlayerId,
        *,
        match: MatchId | None,
        number: int | None,
        reason: str,
        text: str,
        now: int,
    ) -> int:
        """Keep a report; its id."""
        new = insert(schema.reports).values(
            reporter=reporter,
            player=player,
            match=match,
            number=number,
            reason=reason,
            text=text,
            at=now,
        )

        def keep(connection: Connection) -> int:
            report: int = connection.execute(new.returning(_reports.id)).scalar_one()
            return report

        return await self._database.write(keep)

    async def listed(self, *, open_only: bool = True) -> list[Report]:
        """The reports, oldest first."""
        query = select(*_columns).order_by(_reports.id)
        if open_only:
            query = query.where(_reports.closed.is_(None))
        async with self._database.reading() as connection:
            return [_report(row) for row in await connection.execute(query)]

    async def get(self, report: int) -> Report | None:
        """The report of that number, open or not."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(*_columns).where(_reports.id == report))).first()
        return _report(row) if row else None

    async def count_open(self) -> int:
        """How many reports wait for the operator."""
        query = select(func.count()).where(_reports.closed.is_(None))
        async with self._database.reading() as connection:
            return await connection.scalar(query) or 0

    async def close(self, report: int, now: int) -> bool:
        """Close a report; False if there is no such open report."""
        this = update(schema.reports).where(_reports.id == report, _reports.closed.is_(None))
        return await self._database.write(change(this.values(closed=now))) > 0


def _report(row: Row[Any]) -> Report:
    return Report(**row._asdict())
