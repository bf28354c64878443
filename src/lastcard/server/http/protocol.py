"""How aiohttp is run: even a request that is not HTTP is answered like any other error."""

import logging

from aiohttp import web

from lastcard.server.errors import Broken, RequestWrong
from lastcard.server.http.headers import add_headers
from lastcard.server.http.language import words_for
from lastcard.server.http.problems import problem_response

_log = logging.getLogger(__name__)


class Protocol(web.RequestHandler):
    """aiohttp's own, except for what it says when it cannot read a request."""

    __slots__ = ()

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

    def __call__(self) -> web.RequestHandler:
        """A protocol for a new connection."""
        return Protocol(self, loop=self._loop, **self._kwargs)


class Runner(web.AppRunner):
    """aiohttp's own, with the server above."""

    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return Server(
            made.request_handler,
            request_factory=made.request_factory,
            handler_cancellation=made.handler_cancellation,
            loop=made._loop,
            **made._kwargs,
        )
