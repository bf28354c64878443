"""How aiohttp is run: even a request that is not HTTP is answered like any other error."""

import asyncio
import logging
from typing import Any, cast

from aiohttp import web

from lastcard.server.errors import Broken, RequestWrong
from lastcard.server.http.headers import add_headers
from lastcard.server.http.language import words_for
from lastcard.server.http.problems import problem_response
from lastcard.server.http.tcp import TcpConnections

_log = logging.getLogger(__name__)


class Protocol(web.RequestHandler):
    """aiohttp's own, counted by *tcp*; what it cannot read, it answers in its own words."""

    __slots__ = ("_counted", "_tcp")

    def __init__(self, server: web.Server, tcp: TcpConnections, **options: Any) -> None:
        super().__init__(server, **options)
        self._tcp = tcp
        self._counted: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count."""
        super().connection_made(transport)
        self._counted = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._tcp.come(self._counted, peer[0] if isinstance(peer, tuple) else None)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Count no more."""
        if self._counted is not None:
            self._tcp.go(self._counted)
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer with the problem and no details, then close the connection."""
        if isinstance(exc, ConnectionError):
            raise exc  # the client is gone; aiohttp handles that
        if status >= 500:
            _log.error("answering a request failed outside all routes", exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("half an answer is sent already")
        refusal = Broken() if status >= 500 else RequestWrong()
        response = problem_response(refusal, words_for(""))
        add_headers(response.headers, secure=False)
        response.force_close()
        return response


class Server(web.Server):
    """aiohttp's own, with the protocol above."""

    def __init__(self, tcp: TcpConnections, handler: Any, **options: Any) -> None:
        super().__init__(handler, **options)
        self._tcp = tcp

    def __call__(self) -> web.RequestHandler:
        """A protocol for a new connection."""
        return Protocol(self, self._tcp, loop=self._loop, **self._kwargs)


class Runner(web.AppRunner):
    """aiohttp's own, with the server above and its connections counted by *tcp*."""

    def __init__(self, app: web.Application, tcp: TcpConnections, **options: Any) -> None:
        super().__init__(app, **options)
        self._tcp = tcp

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return Server(
            self._tcp,
            made.request_handler,
            request_factory=made.request_factory,
            handler_cancellation=made.handler_cancellation,
            loop=made._loop,
            **made._kwargs,
        )
