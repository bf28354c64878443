"""One API request on its way to its handler: caller and content, read and checked."""

import asyncio
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import msgspec
from aiohttp import web

from lastcard.server import errors
from lastcard.server.accounts.banned import refusal_of
from lastcard.server.accounts.cookies import DEVICE, read_cookie
from lastcard.server.accounts.devices import Device
from lastcard.server.accounts.login_queue import Asker
from lastcard.server.accounts.sessions import Session
from lastcard.server.http.context import ServerContext
from lastcard.server.http.limits import LimitKind
from lastcard.store.accounts.audit import Deed, PlayersDeed
from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import PlayerId
from lastcard.wire.api import LONGEST_BODY

Who: TypeAlias = Literal["anybody", "player", "person", "account"]
"""Who may call: anybody, any known player, any known person (no bot), or account holders."""

AskedT = TypeVar("AskedT")

_PATIENCE: Final = 10.0  # seconds for a body to arrive


@dataclass(slots=True)
class ApiRequest(Generic[AskedT]):
    """A request that was understood: *asked* is its body, or its query if it has no body."""

    context: ServerContext
    http: web.Request
    asked: AskedT
    known: Session | None
    cookie: str | None = None
    """The token the browser should keep from now on; empty to drop it."""
    device_cookie: str | None = None
    """What the browser should keep of the accounts it knows; empty to drop it."""

    @property
    def me(self) -> Player:
        """The caller; ``LoginNeeded`` if unknown."""
        if self.known is None:
            raise errors.LoginNeeded
        return self.known.player

    @property
    def now(self) -> int:
        """The time: milliseconds since 1970."""
        return self.context.chance.now()

    @property
    def address(self) -> str:
        """Where the caller is."""
        return self.context.addresses.client(self.http)

    @property
    def device(self) -> Device | None:
        """The caller's browser, if somebody has entered an account with it."""
        secure = self.context.addresses.is_secure(self.http)
        return self.context.devices.read(read_cookie(self.http, DEVICE, secure=secure))

    def asker(self, account: Player | None = None) -> Asker:
        """The caller as somebody who waits for a password to be looked at."""
        known = self.known is not None and account is not None and self.me.id == account.id
        known = known or (account is not None and self.knows(account))
        return Asker(self.context.addresses.neighbourhood(self.http), known)

    def knows(self, account: Player) -> bool:
        """Whether *account* was entered with the caller's browser before."""
        return self.context.devices.knows(self.device, account.id)

    def remember_device(self, account: Player) -> None:
        """From this answer on the caller's browser is known to have entered *account*."""
        self.device_cookie = str(self.context.devices.entered(self.device, account.id))

    async def note(self, deed: PlayersDeed, player: PlayerId | None, detail: str = "") -> None:
        """Remember in the audit log what the caller did to the account of *player*."""
        address = None if deed == "deleted" else self.address  # of the deleted nothing stays
        kept = Deed(
            at=self.now, deed=deed, by="player", player=player, address=address, detail=detail
        )
        await self.context.store.audit.add(kept)

    def part(self, name: str) -> str:
        """The part of the path that ``{name}`` stands for."""
        return self.http.match_info[name]

    def limit_address(self, kind: LimitKind) -> None:
        """Raise ``TooOften`` if there are too many requests of *kind* from this address."""
        self.context.limits.take(kind, self.context.addresses.neighbourhood(self.http))

    def limit_me(self, kind: LimitKind) -> None:
        """Raise ``TooOften`` if the caller makes too many requests of *kind*."""
        self.context.limits.take(kind, self.me.id)


def check_who(who: Who, known: Session | None, *, banned_too: bool = False) -> None:
    """Refuse a caller who may not call."""
    if who == "anybody":
        return
    if known is None:
        raise errors.LoginNeeded
    if known.ban is not None and not banned_too:
        raise refusal_of(known.ban)
    if who == "account" and known.player.kind != "account":
        raise errors.AccountNeeded
    if who == "person" and known.player.kind == "bot":
        raise errors.PersonNeeded


async def read_query(request: web.Request, takes: type[AskedT]) -> AskedT:
    """What the query of *request* asks, or ``QueryWrong``."""
    try:
        return msgspec.convert(dict(request.query), takes, strict=False)
    except msgspec.ValidationError as error:
        raise errors.QueryWrong(detail=_detail(error)) from error


async def read_body(
    request: web.Request, takes: type[AskedT], longest: int = LONGEST_BODY
) -> AskedT:
    """What the body of *request*, of *longest* bytes at most, asks, or a ``RequestWrong``."""
    if longest != LONGEST_BODY:
        request = request.clone(client_max_size=longest)
    if request.content_type != "application/json":
        raise errors.BodyNotJson
    try:
        async with asyncio.timeout(_PATIENCE):
            body = await request.read()
        return msgspec.json.decode(body, type=takes)
    except web.HTTPRequestEntityTooLarge as error:
        raise errors.BodyTooLong(most=longest) from error
    except (msgspec.MsgspecError, RecursionError, ValueError, web.RequestPayloadError) as error:
        raise errors.BodyWrong(detail=_detail(error)) from error
    except TimeoutError as error:
        raise errors.BodyWrong(detail="it does not arrive") from error


def _detail(error: Exception) -> str:
    # It goes inside a sentence; msgspec's messages never quote the whole request.
    text = str(error).rstrip(".").replace("\n", " ")
    return text[:200]
