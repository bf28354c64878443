"""Who plays here: guests, accounts and bot accounts."""

from typing import Any, Literal, TypeAlias

import msgspec

from lastcard.table.entries import PlayerId

Kind: TypeAlias = Literal["guest", "account", "bot"]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player as the store knows them; what opens an account is not in here."""

    id: PlayerId
    name: str
    kind: Kind
    created: int
    seen: int
    """When they were last here."""
    language: str | None = None
    owner: PlayerId | None = None
    """Whose bot account it is."""


class Players:
    """Everybody who ever came and was not forgotten."""

    async def create(self, name: str, now: int, *, language: str | None = None) -> Player:
        """A new guest; guests may be called alike."""
        raise NotImplementedError

    async def get(self, player: PlayerId) -> Player | None:
        """The player of that id."""
        raise NotImplementedError

    async def by_name(self, name: str) -> Player | None:
        """The account or bot account called *name*, whatever the capitals."""
        raise NotImplementedError

    async def rename(self, player: PlayerId, name: str) -> Player:
        """Call *player* *name*; ``NameTaken`` if an account or bot account is called so."""
        raise NotImplementedError

    async def speak(self, player: PlayerId, language: str | None) -> Player:
        """Remember the *language* of *player*."""
        raise NotImplementedError

    async def touch(self, player: PlayerId, now: int) -> None:
        """Remember that *player* is here *now*."""
        raise NotImplementedError

    async def register(self, player: PlayerId, name: str, password_hash: str) -> Player:
        """Make a guest an account that keeps everything; ``NameTaken``, ``NotAGuest``."""
        raise NotImplementedError

    async def password(self, player: PlayerId) -> str | None:
        """The hash of the password of *player*; None where there is none."""
        raise NotImplementedError

    async def set_password(self, player: PlayerId, password_hash: str) -> None:
        """Replace the hash of an account's password."""
        raise NotImplementedError

    async def delete(self, player: PlayerId) -> bool:
        """Forget *player* and their bots: wherever they sat, "deleted" sat; False if unknown."""
        raise NotImplementedError

    async def forget_idle_guests(self, before: int) -> int:
        """Delete the guests not seen since *before* who sit at no unfinished table; how many."""
        raise NotImplementedError

    async def export(self, player: PlayerId) -> dict[str, Any]:
        """Everything that is kept about *player*, ready for JSON."""
        raise NotImplementedError
