"""The aiohttp application, put together from its parts."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from lastcard.server.accounts.passwords import Passwords
from lastcard.server.accounts.sessions import Sessions
from lastcard.server.http.addresses import Addresses, neighbourhood
from lastcard.server.http.context import ServerContext, TimeAndChance
from lastcard.server.http.headers import Headers
from lastcard.server.http.limits import Limits
from lastcard.server.http.pages import CLIENT, Pages, falling_back
from lastcard.server.http.ports import TablesPort
from lastcard.server.http.problems import telling
from lastcard.server.http.routes import RAW_ROUTES, ROUTES
from lastcard.server.live.live import Live
from lastcard.server.operations.metrics import Metrics, measuring
from lastcard.server.operations.settings import Settings
from lastcard.store.store import Store
from lastcard.wire.api import LONGEST_BODY

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


def make_context(
    settings: Settings,
    store: Store,
    tables: TablesPort,
    key: bytes,
    *,
    chance: TimeAndChance | None = None,
    passwords: Passwords | None = None,
    live: Live | None = None,
) -> ServerContext:
    """What the handlers of a server with *settings* share; *key* signs its cookies."""
    chance = chance or TimeAndChance()
    return ServerContext(
        settings=settings,
        store=store,
        tables=tables,
        chance=chance,
        addresses=Addresses(settings),
        sessions=Sessions(store, key, chance.randomness, chance.now),
        limits=Limits(settings.limits, chance.seconds),
        passwords=passwords or Passwords(),
        metrics=Metrics(),
        live=live,
    )


def make_app(context: ServerContext, client: Path = CLIENT) -> web.Application:
    """The application: every route, and the *client* at all other addresses."""
    app = web.Application(
        client_max_size=LONGEST_BODY,
        middlewares=[
            measuring(context.metrics),
            telling(context.metrics),
            falling_back(Pages(client)),
            guarding(context),
        ],
    )
    app.on_response_prepare.append(Headers(context.addresses).prepare)
    for route in ROUTES:
        handler = _at(context, route.answer)
        if route.method == "GET":
            app.router.add_get(route.pattern, handler)
        else:
            app.router.add_route(route.method, route.pattern, handler)
    for raw in RAW_ROUTES:
        app.router.add_get(raw.path, _at(context, raw.handler))
    return app


def guarding(context: ServerContext) -> Middleware:
    """Middleware: enforces rate limits and host names; no other site's page changes anything."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        context.addresses.check_host(request)
        context.limits.take("requests", neighbourhood(context.addresses.client(request)))
        if request.method in _CHANGING:
            context.addresses.check_page(request)
        return await handler(request)

    return guard


def _at(
    context: ServerContext,
    answer: Callable[[ServerContext, web.Request], Awaitable[web.StreamResponse]],
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handle(request: web.Request) -> web.StreamResponse:
        return await answer(context, request)

    return handle
