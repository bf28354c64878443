"""The audit log: logins, changes of passwords, deletions, and what operators do."""

from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, func, insert, select, update

from lastcard.store import schema
from lastcard.store.database import Database, change
from lastcard.table.state.entries import PlayerId

PlayersDeed: TypeAlias = Literal[
    "account-made",
    "login",
    "login-failed",
    "login-refused",
    "recovered",
    "recovery-failed",
    "password-changed",
    "password-failed",
    "codes-renewed",
    "login-ended",
    "renamed",
    "bot-made",
    "bot-removed",
    "deleted",
]
OperatorsDeed: TypeAlias = Literal[
    "banned",
    "ban-lifted",
    "name-banned",
    "name-allowed",
    "logins-ended",
    "password-reset",
    "deleted",
    "table-closed",
    "report-done",
]

MOST_SHOWN: Final = 1000
"""How many deeds are listed at once."""
MOST_KEPT: Final = 200_000
"""How many deeds are remembered, however many happen."""


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What was done, by whom, to the account of whom, and from where."""

    at: int
    deed: str
    by: str
    """"player", or "operator" and what the system calls them."""
    player: PlayerId | None = None
    """None if it was no account of anybody's."""
    address: str | None = None
    """None for an operator, and once it is forgotten."""
    detail: str = ""


_audit = schema.audit.c
_columns = [_audit[name] for name in Deed.__struct_fields__]


class Audit:
    """All deeds that are remembered."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, deed: Deed) -> None:
        """Remember *deed*."""
        new = insert(schema.audit).values(msgspec.structs.asdict(deed))
        await self._database.write(change(new))

    async def listed(
        self, player: PlayerId | None = None, since: int = 0, most: int = MOST_SHOWN
    ) -> list[Deed]:
        """The latest *most* deeds, of one player or all, from *since* on; oldest first."""
        query = select(*_columns).where(_audit.at >= since).order_by(_audit.id.desc()).limit(most)
        if player is not None:
            query = query.where(_audit.player == player)
        async with self._database.reading() as connection:
            rows = list(await connection.execute(query))
        return [Deed(**row._asdict()) for row in reversed(rows)]

    async def forget(self, *, before: int, addresses_before: int, most: int = MOST_KEPT) -> int:
        """Forget all deeds *before*, and where from *addresses_before*; how many deeds.

        The latest *most* are kept: who guesses passwords for weeks must not fill the disk.
        """
        old = update(schema.audit).where(_audit.at < addresses_before, _audit.address.is_not(None))
        await self._database.write(change(old.values(address=None)))
        last = select(func.max(_audit.id)).scalar_subquery()
        gone = delete(schema.audit).where((_audit.at < before) | (_audit.id <= last - most))
        return await self._database.write(change(gone))
