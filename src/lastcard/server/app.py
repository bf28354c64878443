"""The aiohttp application, put together from its parts."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from lastcard.server.accounts.devices import Devices
from lastcard.server.accounts.passwords import Passwords
from lastcard.server.accounts.sessions import Sessions
from lastcard.server.errors import TooOften
from lastcard.server.http.addresses import Addresses
from lastcard.server.http.context import ServerContext, TimeAndChance
from lastcard.server.http.headers import Headers
from lastcard.server.http.heavy import HeavyAnswers
from lastcard.server.http.limits import Limits
from lastcard.server.http.one_by_one import OneByOne
from lastcard.server.http.open_sockets import OpenSockets
from lastcard.server.http.pages import CLIENT, Pages, falling_back
from lastcard.server.http.ports import TablesPort
from lastcard.server.http.problems import telling
from lastcard.server.http.routes import RAW_ROUTES, ROUTES
from lastcard.server.http.tcp import TcpConnections
from lastcard.server.live.live import Live
from lastcard.server.operations.metrics import Metrics, measuring
from lastcard.server.operations.settings import Settings
from lastcard.server.reviews.kept import KeptReviews
from lastcard.server.reviews.reviews import Reviews
from lastcard.store.store import Store
from lastcard.wire.api import LONGEST_BODY

SLOWED: Final = 1.0
"""How many seconds a request waits that is refused for being one too many."""

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
    reviews: Reviews | None = None,
) -> ServerContext:
    """What the handlers of a server with *settings* share; *key* signs its cookies."""
    chance = chance or TimeAndChance()
    metrics = Metrics()
    addresses = Addresses(settings)
    return ServerContext(
        settings=settings,
        store=store,
        tables=tables,
        chance=chance,
        addresses=addresses,
        sessions=Sessions(store, key, chance.randomness, chance.now, addresses.is_secure),
        devices=Devices(key, chance.randomness),
        limits=Limits(settings.limits, chance.seconds),
        sockets=OpenSockets(settings.limits),
        tcp=TcpConnections(chance.seconds, settings.limits, addresses.is_proxy),
        heavy=HeavyAnswers(settings.limits),
        one_by_one=OneByOne(),
        passwords=passwords or Passwords(),
        metrics=metrics,
        reviews=reviews or _reviews(settings, store, chance, metrics),
        live=live,
    )


def make_app(context: ServerContext, client: Path = CLIENT) -> web.Application:
    """The application: every route, and the *client* at all other addresses."""
    app = web.Application(
        client_max_size=LONGEST_BODY,
        middlewares=[
            measuring(context.metrics),
            telling(context.metrics),
            slowing(context),
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


def _reviews(settings: Settings, store: Store, chance: TimeAndChance, metrics: Metrics) -> Reviews:
    return Reviews(
        KeptReviews(store, chance.now).keep,
        workers=settings.reviewers,
        limits=settings.limits,
        took=metrics.review_seconds.observe,
    )


def slowing(context: ServerContext) -> Middleware:
    """Middleware: requests of one address begin one by one; what is one too many waits longer."""

    @web.middleware
    async def slow(request: web.Request, handler: Handler) -> web.StreamResponse:
        address = context.addresses.neighbourhood(request)
        await context.one_by_one.turn(address)
        try:
            context.limits.take("files", address)
            return await handler(request)
        except TooOften:
            # To refuse costs the server something too; so nobody is refused in quick succession.
            await asyncio.sleep(SLOWED)
            raise

    return slow


def guarding(context: ServerContext) -> Middleware:
    """Middleware: enforces rate limits and host names; no other site's page changes anything."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        context.addresses.check_host(request)
        context.limits.take("requests", context.addresses.neighbourhood(request))
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
