"""Logins: the browsers in which somebody is known, by the hash of a token."""

import msgspec

from lastcard.table.entries import PlayerId


class Login(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which *player* is known; the id is no key to it."""

    id: str
    player: PlayerId
    created: int
    seen: int
    agent: str


class Logins:
    """The logins of all players."""

    async def create(self, player: PlayerId, token_hash: bytes, now: int, agent: str) -> Login:
        """A new login that the token of *token_hash* opens."""
        raise NotImplementedError

    async def by_token(self, token_hash: bytes) -> Login | None:
        """The login that *token_hash* opens."""
        raise NotImplementedError

    async def touch(self, login: str, now: int) -> None:
        """Remember that the login is used *now*."""
        raise NotImplementedError

    async def of(self, player: PlayerId) -> list[Login]:
        """The logins of *player*, last used first."""
        raise NotImplementedError

    async def end(self, player: PlayerId, login: str) -> bool:
        """End a login; False if *player* has no such login."""
        raise NotImplementedError

    async def end_all(self, player: PlayerId, *, but: str | None = None) -> int:
        """End the logins of *player*, all *but* one; how many."""
        raise NotImplementedError
