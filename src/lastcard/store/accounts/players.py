"""Who plays here: guests, accounts and bot accounts."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Update,
    case,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from lastcard.store import schema
from lastcard.store.accounts.export import kept_about
from lastcard.store.accounts.forgetting import forget
from lastcard.store.accounts.names import key
from lastcard.store.database import Database, change
from lastcard.store.errors import NameTaken, NotAGuest, PlayerUnknown
from lastcard.store.looks import looks
from lastcard.table.state.entries import PlayerId

PlayerKind: TypeAlias = Literal["guest", "account", "bot"]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player as the store knows them, without anything secret."""

    id: PlayerId
    name: str
    kind: PlayerKind
    created: int
    seen: int
    """When they were last here."""
    language: str | None = None
    owner: PlayerId | None = None
    """Whose bot account it is."""


_columns = schema.players.c
COLUMNS: Final = [_columns[name] for name in Player.__struct_fields__]
"""What is read to make a ``Player``."""


MOST_FOUND: Final = 100
"""How many players are listed at once."""


class Players:
    """All players who were not forgotten; nobody else has the name of an account."""

    def __init__(self, database: Database, new_id: Callable[[], str]) -> None:
        self._database = database
        self._new_id = new_id

    async def create(self, name: str, now: int, *, language: str | None = None) -> Player:
        """A new guest; guests may share a name. ``NameTaken``."""
        player = Player(
            id=PlayerId(self._new_id()),
            name=name,
            kind="guest",
            created=now,
            seen=now,
            language=language,
        )

        def add(connection: Connection) -> Player:
            check_free(connection, name)
            connection.execute(insert(schema.players), msgspec.structs.asdict(player))
            return player

        return await self._database.write(add)

    async def get(self, player: PlayerId) -> Player | None:
        """The player of that id."""
        return await self._one(_columns.id == player)

    async def by_name(self, name: str) -> Player | None:
        """The account or bot account called *name*, whatever the capitals."""
        return await self._one(_columns.key == key(name))

    async def find(self, text: str = "", most: int = MOST_FOUND) -> list[Player]:
        """The players whose id is *text* or whose name has it, whatever the capitals.

        Those last seen first, at most so many.
        """
        named = or_(
            _columns.name.contains(text, autoescape=True),
            func.lower(_columns.name).contains(text.lower(), autoescape=True),
            _columns.key.contains(key(text), autoescape=True),
        )
        query = select(*COLUMNS).where(or_(_columns.id == text, named))
        query = query.order_by(_columns.seen.desc(), _columns.id).limit(most)
        async with self._database.reading() as connection:
            return [player_of(row) for row in await connection.execute(query)]

    async def check_free(self, name: str, but: PlayerId | None = None) -> None:
        """Refuse *name* (``NameTaken``) as ``rename`` would for the player *but*."""
        async with self._database.reading() as connection:
            await connection.run_sync(check_free, name, but)

    async def rename(self, player: PlayerId, name: str) -> Player:
        """Call *player* *name*; ``NameTaken`` if another account or bot account looks like it."""
        known_by = case((_columns.kind == "guest", null()), else_=key(name))

        def call(connection: Connection) -> Player:
            check_free(connection, name, player)
            renamed = _changed(connection, player, name=name, key=known_by)
            keep_looks(connection, renamed)
            return renamed

        with name_refused(name):
            return await self._database.write(call)

    async def speak(self, player: PlayerId, language: str | None) -> Player:
        """Remember the *language* of *player*."""
        return await self._database.write(
            lambda connection: _changed(connection, player, language=language)
        )

    async def touch(self, player: PlayerId, now: int) -> None:
        """Remember that *player* is here *now*."""
        await self._database.write(change(_change(player).values(seen=now)))

    async def register(self, player: PlayerId, name: str, password_hash: str) -> Player:
        """Turn a guest into an account that keeps everything; ``NameTaken``, ``NotAGuest``."""
        new = {"kind": "account", "name": name, "key": key(name), "password_hash": password_hash}

        def make(connection: Connection) -> Player:
            query = select(_columns.kind).where(_columns.id == player).with_for_update()
            if connection.scalar(query) not in ("guest", None):
                raise NotAGuest()
            check_free(connection, name, player)
            account = _changed(connection, player, **new)
            keep_looks(connection, account)
            return account

        with name_refused(name):
            return await self._database.write(make)

    async def password(self, player: PlayerId) -> str | None:
        """The hash of the password of *player*; None where there is none."""
        query = select(_columns.password_hash).where(_columns.id == player)
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(query)
        return found

    async def set_password(self, player: PlayerId, password_hash: str | None) -> None:
        """Replace the hash of an account's password; ``PlayerUnknown`` if it is no account."""
        account = _change(player).where(_columns.kind == "account")
        if not await self._database.write(change(account.values(password_hash=password_hash))):
            raise PlayerUnknown()

    async def delete(self, player: PlayerId) -> bool:
        """Forget *player* and their bots, shown as "deleted" from now on; False if unknown."""
        return await forget(self._database, player)

    async def idle_guests(self, before: int) -> list[PlayerId]:
        """The guests not seen since *before*."""
        query = select(_columns.id).where(_columns.kind == "guest", _columns.seen < before)
        async with self._database.reading() as connection:
            return [PlayerId(player) for player in await connection.scalars(query)]

    async def export(self, player: PlayerId) -> dict[str, Any]:
        """Everything that is kept about *player*, ready for JSON; ``PlayerUnknown``."""
        if (known := await self.get(player)) is None:
            raise PlayerUnknown()
        return {"player": msgspec.to_builtins(known), **await kept_about(self._database, player)}

    async def _one(self, condition: ColumnElement[bool]) -> Player | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(*COLUMNS).where(condition))).first()
        return player_of(row) if row else None


def player_of(row: Row[Any]) -> Player:
    """The player whose ``COLUMNS`` *row* holds."""
    return Player(**row._asdict())


def check_free(connection: Connection, name: str, but: PlayerId | None = None) -> None:
    """Refuse *name* if an account or bot account is taken for it by its look, all *but* one.

    Who looks like that already may stay so: names were once compared by their letters alone.
    """
    called = select(_columns.id).where(_columns.key == key(name))
    alike = select(schema.looks.c.player).where(schema.looks.c.look.in_(looks(name)))
    holders = set(connection.scalars(alike))
    if connection.scalar(called) not in (None, but) or (holders and but not in holders):
        raise NameTaken(name=name)


def keep_looks(connection: Connection, player: Player) -> None:
    """Write down what the name of *player* looks like; guests may share one."""
    connection.execute(delete(schema.looks).where(schema.looks.c.player == player.id))
    if player.kind != "guest":
        rows = [{"player": player.id, "look": look} for look in looks(player.name)]
        connection.execute(insert(schema.looks), rows)


@contextmanager
def name_refused(name: str) -> Iterator[None]:
    """Refuse *name* if somebody takes it at the same moment."""
    try:
        yield
    except IntegrityError:
        raise NameTaken(name=name) from None


def _change(player: PlayerId) -> Update:
    return update(schema.players).where(_columns.id == player)


def _changed(connection: Connection, player: PlayerId, **values: Any) -> Player:
    row = connection.execute(_change(player).values(**values).returning(*COLUMNS)).first()
    if row is None:
        raise PlayerUnknown()
    return player_of(row)
