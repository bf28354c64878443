"""What a route is: a path, who may call it, what it takes and what it answers."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec
from aiohttp import web

from lastcard.server.accounts.sessions import drop_cookie, keep_cookie
from lastcard.server.http.context import ServerContext
from lastcard.server.http.problems import LANGUAGE
from lastcard.server.http.request import ApiRequest, AskedT, Who, check_who, read_body, read_query
from lastcard.wire.api import Nothing

Method: TypeAlias = Literal["GET", "POST", "PATCH", "DELETE"]

AnswerT = TypeVar("AnswerT")

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
PART: Final = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}"
"""What ``{id}`` and the like can stand for in a path."""

_WORTH_PACKING: Final = 2000


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
        check_who(self.who, known)
        read = read_body if self.has_body else read_query
        understood = ApiRequest(context, request, await read(request, self.takes), known)
        response = self._response(await self.handler(understood))
        _set_cookie(understood, response)
        return response

    def _response(self, answer: AnswerT) -> web.Response:
        if answer is None:
            return web.Response(status=204)
        body = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
        response = web.Response(body=body, status=self.status, headers={"Content-Type": self.kind})
        if self.method == "GET" and len(body) > _WORTH_PACKING:
            response.enable_compression()
        return response


@dataclass(frozen=True, slots=True, kw_only=True)
class RawRoute:
    """A route that answers something other than JSON; always a GET."""

    path: str
    handler: Callable[[ServerContext, web.Request], Awaitable[web.StreamResponse]]
    summary: str


AnyRoute: TypeAlias = Route[Any, Any]


def _set_cookie(request: ApiRequest[Any], response: web.Response) -> None:
    secure = request.context.addresses.is_secure(request.http)
    if request.cookie == "":
        drop_cookie(response, secure=secure)
    elif request.cookie is not None:
        keep_cookie(response, request.cookie, secure=secure)
    elif request.known is not None and request.known.stale and request.known.token is not None:
        keep_cookie(response, request.known.token, secure=secure)
