"""What a route is: a path, who may call it, what it takes and what it answers."""

import asyncio
import gzip
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec
from aiohttp import web

from lastcard.server.accounts.cookies import DEVICE, LOGIN, drop_cookie, keep_cookie
from lastcard.server.http.context import ServerContext
from lastcard.server.http.problems import LANGUAGE
from lastcard.server.http.request import ApiRequest, AskedT, Who, check_who, read_body, read_query
from lastcard.wire.api import LONGEST_BODY, Nothing

Method: TypeAlias = Literal["GET", "POST", "PATCH", "DELETE"]

AnswerT = TypeVar("AnswerT")

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
PART: Final = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}"
"""What ``{id}`` and the like can stand for in a path."""

_WORTH_PACKING: Final = 2000  # bytes
_EFFORT: Final = 6  # of 9


@dataclass(frozen=True, slots=True, kw_only=True)
class Route(Generic[AskedT, AnswerT]):
    """One entry in the server's list; router and OpenAPI are made from it."""

    method: Method
    path: str
    handler: Callable[[ApiRequest[AskedT]], Awaitable[AnswerT]]
    takes: type[AskedT]
    """The type of the body, or of the query of a GET; ``Nothing`` if there is nothing to say."""
    gives: type[AnswerT]
    """The type of the answer: JSON, a text, or ``None`` for an empty answer."""
    summary: str
    who: Who = "anybody"
    status: int = 200
    banned_too: bool = False
    """Whether a banned player may call it."""
    heavy: bool = False
    """Whether the answer is long: made, written and packed in the turn of the caller's address."""
    longest: int = LONGEST_BODY
    """How many bytes its body may have."""

    @property
    def pattern(self) -> str:
        """The path as aiohttp's router reads it."""
        return re.sub(r"{(\w+)}", rf"{{\1:{PART}}}", self.path)

    @property
    def has_body(self) -> bool:
        """Whether the request has a body: POST and PATCH do, DELETE if it takes something."""
        return self.method in ("POST", "PATCH") or (
            self.method == "DELETE" and self.takes is not Nothing
        )

    @property
    def kind(self) -> str:
        """The content type of the answer."""
        return TEXT if self.gives is str else JSON

    async def answer(self, context: ServerContext, request: web.Request) -> web.Response:
        """Let the handler answer *request*, or raise a ``Refusal``."""
        known = await context.sessions.known(request)
        if known is not None and known.player.language is not None:
            request[LANGUAGE] = known.player.language
        check_who(self.who, known, banned_too=self.banned_too)
        asked = (
            await read_body(request, self.takes, self.longest)
            if self.has_body
            else await read_query(request, self.takes)
        )
        understood = ApiRequest(context, request, asked, known)
        response = await (self._heavy if self.heavy else self._light)(understood)
        _set_cookies(understood, response)
        return response

    async def _light(self, request: ApiRequest[AskedT]) -> web.Response:
        answer = await self.handler(request)
        if answer is None:
            return web.Response(status=204)
        body = written(answer)
        response = self._response(body)
        if self.method == "GET" and len(body) > _WORTH_PACKING:
            response.enable_compression()
        return response

    async def _heavy(self, request: ApiRequest[AskedT]) -> web.Response:
        request.limit_address("records")
        address = request.context.addresses.neighbourhood(request.http)
        async with request.context.heavy.turn(address):
            answer = await self.handler(request)
            # Others are not to wait for a long answer, nor memory to fill with many.
            body = await asyncio.to_thread(written, answer)
            if "gzip" not in request.http.headers.get("Accept-Encoding", ""):
                return self._response(body)
            response = self._response(await asyncio.to_thread(gzip.compress, body, _EFFORT))
        response.headers["Content-Encoding"] = "gzip"
        return response

    def _response(self, body: bytes) -> web.Response:
        return web.Response(body=body, status=self.status, headers={"Content-Type": self.kind})


@dataclass(frozen=True, slots=True, kw_only=True)
class RawRoute:
    """A route that answers something other than JSON; always a GET."""

    path: str
    handler: Callable[[ServerContext, web.Request], Awaitable[web.StreamResponse]]
    summary: str


def written(answer: object) -> bytes:
    """*answer* as it is sent."""
    return answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)


AnyRoute: TypeAlias = Route[Any, Any]


def _set_cookies(request: ApiRequest[Any], response: web.Response) -> None:
    secure = request.context.addresses.is_secure(request.http)
    token, known = request.cookie, request.known
    if token is None and known is not None:
        token = known.token if known.stale else None
    for name, value in ((LOGIN, token), (DEVICE, request.device_cookie)):
        if value == "":
            drop_cookie(response, name, secure=secure)
        elif value is not None:
            keep_cookie(response, name, value, secure=secure)
