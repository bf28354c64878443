"""Logins: the browsers of players, by the hash of a token."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Delete, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lastcard.store import schema
from lastcard.store.database import Database, change
from lastcard.store.errors import PlayerUnknown
from lastcard.table.state.entries import PlayerId


class Login(msgspec.Struct, frozen=True, kw_only=True):
    """A browser logged in as *player*; the id opens nothing."""

    id: str
    player: PlayerId
    created: int
    seen: int
    agent: str


_logins = schema.logins.c
_columns = [_logins[name] for name in Login.__struct_fields__]


class Logins:
    """The logins of all players."""

    def __init__(self, database: Database, new_id: Callable[[], str]) -> None:
        self._database = database
        self._new_id = new_id

    async def create(self, player: PlayerId, token_hash: bytes, now: int, agent: str) -> Login:
        """A new login that the token of *token_hash* opens; ``PlayerUnknown``."""
        login = Login(id=self._new_id(), player=player, created=now, seen=now, agent=agent)
        row = {**msgspec.structs.asdict(login), "token_hash": token_hash}
        try:
            await self._database.write(change(insert(schema.logins).values(row)))
        except IntegrityError:
            raise PlayerUnknown() from None
        return login

    async def by_token(self, token_hash: bytes) -> Login | None:
        """The login that *token_hash* opens."""
        query = select(*_columns).where(_logins.token_hash == token_hash)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return _login(row) if row else None

    async def renew(self, login: str, token_hash: bytes) -> None:
        """Let another token open the login, and the one before no more."""
        this = update(schema.logins).where(_logins.id == login)
        await self._database.write(change(this.values(token_hash=token_hash)))

    async def touch(self, login: str, now: int) -> None:
        """Remember that the login is used *now*."""
        this = update(schema.logins).where(_logins.id == login)
        await self._database.write(change(this.values(seen=now)))

    async def of(self, player: PlayerId) -> list[Login]:
        """The logins of *player*, last used first."""
        query = select(*_columns).where(_logins.player == player)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(_logins.seen.desc(), _logins.id))
        return [_login(row) for row in rows]

    async def end(self, player: PlayerId, login: str) -> bool:
        """End a login; False if *player* has no such login."""
        this = _of(player).where(_logins.id == login)
        return await self._database.write(change(this)) > 0

    async def end_all(self, player: PlayerId, *, but: str | None = None) -> int:
        """End the logins of *player*, all *but* one; how many."""
        these = _of(player) if but is None else _of(player).where(_logins.id != but)
        return await self._database.write(change(these))


def _of(player: PlayerId) -> Delete:
    return delete(schema.logins).where(_logins.player == player)


def _login(row: Row[Any]) -> Login:
    return Login(**row._asdict())
