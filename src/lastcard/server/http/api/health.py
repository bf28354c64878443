"""Health check and metrics, for operators."""

import hmac
from contextlib import suppress

from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from lastcard._version import __version__
from lastcard.server.errors import PageUnknown, Unwell
from lastcard.server.http.addresses import is_here
from lastcard.server.http.context import ServerContext
from lastcard.server.http.request import ApiRequest
from lastcard.store.errors import DatabaseMoved
from lastcard.wire import api


async def show(request: ApiRequest[api.Nothing]) -> api.Health:
    """Whether the database answers and the journal can be written."""
    if not await request.context.store.healthy():
        raise DatabaseMoved if request.context.store.moved else Unwell
    return api.Health(status="ok", version=__version__)


async def metrics(context: ServerContext, request: web.Request) -> web.StreamResponse:
    """Metrics for Prometheus, for those the settings allow; for others the page does not exist."""
    if not _may_measure(context, request):
        raise PageUnknown
    with suppress(SQLAlchemyError, OSError):  # the other numbers are wanted then most of all
        context.metrics.open_reports.set(await context.store.reports.count_open())
    return context.metrics.page()


def _may_measure(context: ServerContext, request: web.Request) -> bool:
    settings = context.settings
    if settings.metrics == "off":
        return False
    if settings.metrics_token is not None:
        shown = request.headers.get("Authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(
            shown.encode("utf-8", "replace"), settings.metrics_token.encode()
        )
    if settings.metrics == "open":
        return True
    # Behind a proxy we were not told about, anybody could be asking.
    forwarded = "X-Forwarded-For" in request.headers
    return is_here(context.addresses.client(request)) and not forwarded
