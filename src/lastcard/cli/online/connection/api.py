"""The server over HTTP: what is asked once, before or beside the WebSocket."""

import os
from collections.abc import Mapping
from errno import errorcode
from socket import gaierror
from typing import Any, Final, TypeVar

import aiohttp
import msgspec

from lastcard.cli.online.errors import ServerAway, ServerStrange, refusal
from lastcard.table.state.entries import MatchId
from lastcard.table.state.setup import Setup
from lastcard.wire.api import Change, Made, Me, NewGuest, Problem
from lastcard.wire.catalogue import Catalogue
from lastcard.wire.history import MatchInfo, MyTables

COOKIE: Final = "lastcard"
SAFE_COOKIE: Final = "__Host-lastcard"
"""What it is called where https is used."""
PATIENCE: Final = aiohttp.ClientTimeout(total=20)

AnswerT = TypeVar("AnswerT")


class Api:
    """Calls *server*, as the player whom the session's headers name."""

    def __init__(self, http: aiohttp.ClientSession, server: str) -> None:
        self._http = http
        self._server = server

    async def come_in(self, name: str | None, language: str) -> tuple[Me, str | None]:
        """Be a guest, the same as before if the server knows one; and the cookie if it is new."""
        guest = NewGuest(name=name, language=language)
        me, cookie = await self._ask("POST", "/api/guest", guest, Me)
        if cookie is None and name is not None and name != me.name:
            me, _ = await self._ask("PATCH", "/api/me", Change(name=name), Me)
        return me, cookie

    async def my_tables(self) -> tuple[MatchInfo, ...]:
        """The player's unfinished tables."""
        found, _ = await self._ask("GET", "/api/me/tables", None, MyTables)
        return tuple(table for table in found.matches if not table.left)

    async def make_table(self, setup: Setup) -> MatchId:
        """A new table, which the player arranges."""
        made, _ = await self._ask("POST", "/api/tables", setup, Made)
        return made.table

    async def shared_address(self) -> str:
        """The address of the server that others can use: its name, or that in the room."""
        catalogue, _ = await self._ask("GET", "/api/games", None, Catalogue)
        return (catalogue.address or self._server).rstrip("/")

    async def _ask(
        self, method: str, path: str, body: Any, gives: type[AnswerT]
    ) -> tuple[AnswerT, str | None]:
        sent = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            async with self._http.request(
                method, self._server + path, data=sent, headers=headers
            ) as answer:
                raw = await answer.read()
                cookie = answer.cookies.get(SAFE_COOKIE) or answer.cookies.get(COOKIE)
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise ServerAway(server=self._server, reason=reason(error)) from error
        return self._read(raw, gives, ok=answer.ok), cookie.value if cookie else None

    def _read(self, raw: bytes, gives: type[AnswerT], *, ok: bool) -> AnswerT:
        try:
            if ok:
                return msgspec.json.decode(raw, type=gives)
            problem = msgspec.json.decode(raw, type=Problem)
        except msgspec.MsgspecError as error:
            raise ServerStrange(server=self._server) from error
        raise refusal(problem.code, problem.args, problem.sentence)


def session(headers: Mapping[str, str]) -> aiohttp.ClientSession:
    """A session that shows *headers*, and keeps no cookies by itself."""
    return aiohttp.ClientSession(
        headers={"User-Agent": "lastcard"} | dict(headers),
        cookie_jar=aiohttp.DummyCookieJar(),
        timeout=PATIENCE,
    )


def guest_headers(server: str, login: str | None, language: str) -> dict[str, str]:
    """The headers of a guest: the cookie, and the server's own origin."""
    name = SAFE_COOKIE if server.startswith("https:") else COOKIE
    cookie = {} if login is None else {"Cookie": f"{name}={login}"}
    return {"Origin": server, "Accept-Language": language, **cookie}


def reason(error: Exception) -> str:
    """Why a server cannot be reached, in a few words."""
    cause = error.os_error if isinstance(error, aiohttp.ClientConnectorError) else error
    # What asyncio says around the error of the system is not for people.
    if isinstance(cause, OSError) and cause.errno in errorcode and not isinstance(cause, gaierror):
        return os.strerror(cause.errno or 0)
    text = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return str(text).partition("\n")[0].rstrip(".")
