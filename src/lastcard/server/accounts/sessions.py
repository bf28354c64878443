"""Sessions: a browser sends a cookie, a program a bearer token."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aiohttp.web import BaseRequest

from lastcard.fair import Randomness
from lastcard.server.accounts.cookies import KEPT_DAYS, LOGIN, read_cookie
from lastcard.server.accounts.tokens import Tokens
from lastcard.store.accounts.logins import Login
from lastcard.store.accounts.player_bans import PlayerBan
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId

_HOUR: Final = 60 * 60 * 1000
_LONGEST_AGENT: Final = 200


@dataclass(frozen=True, slots=True)
class Session:
    """A known caller: the player, and for a browser its login and token."""

    player: Player
    login: Login | None = None
    token: str | None = None
    ban: PlayerBan | None = None
    """Why the player may not play here now."""
    stale: bool = False
    """Whether the browser's cookie should be renewed."""


class Sessions:
    """Finds the caller of a request; *now* is in milliseconds since 1970.

    *is_secure* tells whether a request came over https.
    """

    def __init__(
        self,
        store: Store,
        key: bytes,
        randomness: Randomness,
        now: Callable[[], int],
        is_secure: Callable[[BaseRequest], bool],
    ) -> None:
        self._store = store
        self._now = now
        self._is_secure = is_secure
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
        cookie = read_cookie(request, LOGIN, secure=self._is_secure(request))
        return await self._browser(cookie) if cookie else None

    async def begin(self, player: PlayerId, agent: str) -> str:
        """Log *player* in; the token for the cookie. *agent* helps people to tell logins apart."""
        token, digest = _new(self._logins)
        shown = "".join(filter(str.isprintable, agent))[:_LONGEST_AGENT]
        await self._store.logins.create(player, digest, self._now(), shown)
        return token

    async def renew(self, login: Login) -> str:
        """Another token for *login*, which the one before opens no more."""
        token, digest = _new(self._logins)
        await self._store.logins.renew(login.id, digest)
        return token

    def new_bot_token(self) -> tuple[str, bytes]:
        """A token for a bot account, and the hash the store knows it by."""
        return _new(self._bots)

    async def _bot(self, token: str) -> Session | None:
        digest = self._bots.digest(token)
        player = await self._store.bots.by_token(digest) if digest else None
        if player is None:
            return None
        ban = await self._store.player_bans.of(player)
        await self._touch(player)
        return Session(player, ban=ban if ban is not None and ban.holds(self._now()) else None)

    async def _browser(self, token: str) -> Session | None:
        digest = self._logins.digest(token)
        login = await self._store.logins.by_token(digest) if digest else None
        if login is None or self._now() - login.seen > KEPT_DAYS * 24 * _HOUR:
            return None
        player = await self._store.players.get(login.player)
        if player is None:
            return None
        ban = await self._store.player_bans.of(player)
        if ban is not None and ban.holds(self._now()):
            return Session(player, login, token, ban)
        if ban is not None and player.kind == "account" and login.created <= ban.at:
            return None  # the ban has ended it
        await self._touch(player)
        stale = self._now() - login.seen > _HOUR
        if stale:
            await self._store.logins.touch(login.id, self._now())
        return Session(player, login, token, stale=stale)

    async def holds(self, player: PlayerId, login: str | None) -> bool:
        """Whether *player* is still welcome, and *login*, if they have one, has not ended."""
        known = await self._store.players.get(player)
        if known is None:
            return False
        ban = await self._store.player_bans.of(known)
        if ban is not None and ban.holds(self._now()):
            return False
        return login is None or any(one.id == login for one in await self._store.logins.of(player))

    async def _touch(self, player: Player) -> None:
        # Once an hour is enough to see who is active, and saves a write for every request.
        if self._now() - player.seen > _HOUR:
            await self._store.players.touch(player.id, self._now())


def _new(tokens: Tokens) -> tuple[str, bytes]:
    token = tokens.new()
    digest = tokens.digest(token)
    assert digest is not None, "a new token is one of ours"
    return token, digest
