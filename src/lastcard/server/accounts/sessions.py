"""Sessions: a browser sends a cookie, a program a bearer token."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aiohttp.web import BaseRequest, StreamResponse

from lastcard.fair import Randomness
from lastcard.server.accounts.tokens import Tokens
from lastcard.store.accounts.logins import Login
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId

COOKIE: Final = "lastcard"
"""The name of the one cookie."""

_HOUR: Final = 60 * 60 * 1000
_IDLE_DAYS: Final = 400  # no browser keeps a cookie longer
_LONGEST_AGENT: Final = 200


@dataclass(frozen=True, slots=True)
class Session:
    """A known caller: the player, and for a browser its login and token."""

    player: Player
    login: Login | None = None
    token: str | None = None
    stale: bool = False
    """Whether the browser's cookie should be renewed."""


class Sessions:
    """Finds the caller of a request; *now* is in milliseconds since 1970."""

    def __init__(
        self, store: Store, key: bytes, randomness: Randomness, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._now = now
        self._logins = Tokens(key, "login", randomness)
        self._bots = Tokens(key, "bot", randomness)

    async def player(self, request: BaseRequest) -> Player | None:
        """The calling player, or None."""
        known = await self.known(request)
        return known.player if known else None

    async def known(self, request: BaseRequest) -> Session | None:
        """The caller and the login; a bearer token needs no cookie."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._bot(token.strip())
        cookie = request.cookies.get(COOKIE)
        return await self._browser(cookie) if cookie else None

    async def begin(self, player: PlayerId, agent: str) -> str:
        """Log *player* in; the token for the cookie. *agent* helps people to tell logins apart."""
        token = self._logins.new()
        digest = self._logins.digest(token)
        assert digest is not None, "a new token is one of ours"
        shown = "".join(filter(str.isprintable, agent))[:_LONGEST_AGENT]
        await self._store.logins.create(player, digest, self._now(), shown)
        return token

    def new_bot_token(self) -> tuple[str, bytes]:
        """A token for a bot account, and the hash the store knows it by."""
        token = self._bots.new()
        digest = self._bots.digest(token)
        assert digest is not None, "a new token is one of ours"
        return token, digest

    async def _bot(self, token: str) -> Session | None:
        digest = self._bots.digest(token)
        player = await self._store.bots.by_token(digest) if digest else None
        if player is None:
            return None
        await self._touch(player)
        return Session(player)

    async def _browser(self, token: str) -> Session | None:
        digest = self._logins.digest(token)
        login = await self._store.logins.by_token(digest) if digest else None
        if login is None or self._now() - login.seen > _IDLE_DAYS * 24 * _HOUR:
            return None
        player = await self._store.players.get(login.player)
        if player is None:
            return None
        await self._touch(player)
        stale = self._now() - login.seen > _HOUR
        if stale:
            await self._store.logins.touch(login.id, self._now())
        return Session(player, login, token, stale)

    async def _touch(self, player: Player) -> None:
        # Once an hour is enough to see who is active, and saves a write for every request.
        if self._now() - player.seen > _HOUR:
            await self._store.players.touch(player.id, self._now())


def keep_cookie(response: StreamResponse, token: str, *, secure: bool) -> None:
    """Set the cookie to *token*; scripts cannot read it."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=_IDLE_DAYS * 24 * 60 * 60,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=secure,
    )


def drop_cookie(response: StreamResponse, *, secure: bool) -> None:
    """Let the browser forget its token."""
    response.del_cookie(COOKIE, path="/", httponly=True, samesite="Lax", secure=secure)
