"""The aiohttp application, put together from its parts."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from lastcard.server.addresses import Addresses, neighbourhood
from lastcard.server.desk import Chance, Desk
from lastcard.server.headers import Headers
from lastcard.server.limits import Limits
from lastcard.server.live import Live
from lastcard.server.metrics import Metrics, measuring
from lastcard.server.pages import CLIENT, Pages, falling_back
from lastcard.server.passwords import Passwords
from lastcard.server.ports import Hall
from lastcard.server.problems import telling
from lastcard.server.routes import DOORS, ROUTES
from lastcard.server.sessions import Sessions
from lastcard.server.settings import Settings
from lastcard.store.store import Store
from lastcard.wire.api import LONGEST_BODY

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


def make_desk(
    settings: Settings,
    store: Store,
    hall: Hall,
    key: bytes,
    *,
    chance: Chance | None = None,
    passwords: Passwords | None = None,
    live: Live | None = None,
) -> Desk:
    """What the handlers of a server with *settings* share; *key* signs its cookies."""
    chance = chance or Chance()
    return Desk(
        settings=settings,
        store=store,
        hall=hall,
        chance=chance,
        addresses=Addresses(settings),
        sessions=Sessions(store, key, chance.randomness, chance.now),
        limits=Limits(settings.limits, chance.seconds),
        passwords=passwords or Passwords(),
        metrics=Metrics(),
        live=live,
    )


def make_app(desk: Desk, client: Path = CLIENT) -> web.Application:
    """The application: every route, and the *client* at all other addresses."""
    app = web.Application(
        client_max_size=LONGEST_BODY,
        middlewares=[
            measuring(desk.metrics),
            telling(desk.metrics),
            falling_back(Pages(client)),
            guarding(desk),
        ],
    )
    app.on_response_prepare.append(Headers(desk.addresses).prepare)
    for route in ROUTES:
        handler = _at(desk, route.answer)
        if route.method == "GET":
            app.router.add_get(route.pattern, handler)
        else:
            app.router.add_route(route.method, route.pattern, handler)
    for door in DOORS:
        app.router.add_get(door.path, _at(desk, door.handler))
    return app


def guarding(desk: Desk) -> Middleware:
    """Lets nobody ask too often, and no other site's page change anything."""

    @web.middleware
    async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
        desk.limits.take("requests", neighbourhood(desk.addresses.client(request)))
        if request.method in _CHANGING:
            desk.addresses.check_page(request)
        return await handler(request)

    return guard


def _at(
    desk: Desk, answer: Callable[[Desk, web.Request], Awaitable[web.StreamResponse]]
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handle(request: web.Request) -> web.StreamResponse:
        return await answer(desk, request)

    return handle
