"""Every error, answered the same way: a code, its arguments, and a sentence."""

import logging
from typing import Final

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from lastcard.games.errors import Refusal
from lastcard.locales import Words
from lastcard.server import errors
from lastcard.server.http.language import words_for
from lastcard.server.http.statuses import status_of
from lastcard.server.operations.metrics import Metrics, path_of
from lastcard.wire.api import LONGEST_BODY, Problem

LANGUAGE: Final = web.RequestKey("language", str)
"""The caller's language, where known."""

_log = logging.getLogger(__name__)


def telling(metrics: Metrics) -> Middleware:
    """Middleware: answers refusals as problems, and bugs as ``Broken``."""

    @web.middleware
    async def tell(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except Refusal as error:
            refusal = error
        except web.HTTPException as error:
            refusal = refusal_of(error)
        except ConnectionError:  # the client is gone
            raise
        except Exception:
            metrics.bugs.inc()
            _log.exception("answering %s %s failed", request.method, path_of(request))
            refusal = errors.Broken()
        metrics.refusals.labels(refusal.code).inc()
        _log.debug("refused %s %s: %s", request.method, path_of(request), refusal.code)
        return problem_response(refusal, words_of(request))

    return tell


def problem_response(refusal: Refusal, words: Words) -> web.Response:
    """*refusal* as an answer."""
    return web.Response(
        body=msgspec.json.encode(problem_of(refusal, words)),
        status=status_of(refusal),
        content_type="application/json",
        headers=_headers(refusal),
    )


def problem_of(refusal: Refusal, words: Words) -> Problem:
    """*refusal* in *words*."""
    args = refusal.args_by_name
    return Problem(code=refusal.code, args=args, sentence=words.refusal(refusal.code, args))


def words_of(request: web.Request) -> Words:
    """The language in which *request* is answered."""
    return words_for(request.headers.get("Accept-Language", ""), request.get(LANGUAGE))


def refusal_of(error: web.HTTPException) -> Refusal:
    """aiohttp's error as one of our refusals."""
    if isinstance(error, web.HTTPMethodNotAllowed):
        return errors.MethodWrong(allowed=", ".join(sorted(error.allowed_methods)))
    if isinstance(error, web.HTTPRequestEntityTooLarge):
        return errors.BodyTooLong(most=LONGEST_BODY)
    if isinstance(error, web.HTTPNotFound):
        return errors.PageUnknown()
    return errors.RequestWrong() if error.status < 500 else errors.Broken()


def _headers(refusal: Refusal) -> dict[str, str]:
    if isinstance(refusal, errors.TooOften):
        return {"Retry-After": str(refusal.args_by_name["seconds"])}
    if isinstance(refusal, errors.MethodWrong):
        return {"Allow": str(refusal.args_by_name["allowed"])}
    if isinstance(refusal, errors.UpgradeMissing):
        return {"Upgrade": "websocket", "Connection": "Upgrade"}
    if isinstance(refusal, errors.LoginNeeded):
        return {"WWW-Authenticate": 'Bearer realm="lastcard"'}
    return {}
