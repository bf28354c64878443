"""The WebSocket: who may open one, and what is left behind when it closes."""

from collections.abc import Awaitable
from typing import Final

from aiohttp import web

from lastcard.server.accounts.banned import refusal_of
from lastcard.server.accounts.sessions import Session
from lastcard.server.errors import LoginNeeded, PageUnknown
from lastcard.server.http.context import ServerContext
from lastcard.server.http.language import words_for
from lastcard.server.http.limits import LimitKind
from lastcard.server.http.reader import Reader
from lastcard.server.live.connection import Connection
from lastcard.server.live.live import Live
from lastcard.server.live.outlet import SocketOutlet
from lastcard.wire.asks import LONGEST_FRAME

HEARTBEAT: Final = 25.0
"""How many seconds a silent client is taken to be present."""
PARTING: Final = 2.0
"""How many seconds a client has to say goodbye."""


async def socket(context: ServerContext, request: web.Request) -> web.StreamResponse:
    """Talk to one client until it goes; its player is known beforehand and never changes."""
    live = context.live
    if live is None:
        raise PageUnknown
    known = await context.sessions.known(request)
    if known is None:
        raise LoginNeeded
    if known.ban is not None:
        raise refusal_of(known.ban)
    address = context.addresses.neighbourhood(request)
    with context.sockets.one_more(known.player.id, address):
        # In this order: who asks plainly why there is no line hears of too many before all else.
        context.addresses.check_upgrade(request)
        context.addresses.check_page(request)
        response = await _prepared(request)
        connection = _connection(request, response, known, address)
        await talk(connection, response, live, context, address)
    return response


async def talk(
    connection: Connection,
    response: web.WebSocketResponse,
    live: Live,
    context: ServerContext,
    address: str,
) -> None:
    """Hear what comes over *response* from *address*, until the client goes."""
    player = connection.player.id

    def allow(kind: LimitKind) -> None:
        context.limits.take_from_both(kind, player, address)

    def turn() -> Awaitable[None]:
        return context.one_by_one.turn(address)

    def is_welcome() -> Awaitable[bool]:
        return context.sessions.holds(player, connection.login)

    connection.muted = await live.store.mutes.of(player)
    try:
        pauses = context.settings.pauses
        await Reader(connection, live, allow, turn, is_welcome, pauses).read(response)
    finally:
        connection.shut_all()
        live.tables.lobby.go(connection)
        live.looks.gone(connection)
        if live.tables.people.go(player, connection):
            live.pairing.give_up(player)


async def _prepared(request: web.Request) -> web.WebSocketResponse:
    response = web.WebSocketResponse(
        max_msg_size=LONGEST_FRAME + 1,  # aiohttp's limit is the first length that is too long
        heartbeat=HEARTBEAT,
        compress=False,
        timeout=PARTING,
        decode_text=False,
    )
    await response.prepare(request)
    return response


def _connection(
    request: web.Request, response: web.WebSocketResponse, known: Session, address: str
) -> Connection:
    if request.transport is None:
        raise ConnectionResetError  # gone already
    words = words_for(request.headers.get("Accept-Language", ""), known.player.language)
    login = None if known.login is None else known.login.id
    outlet = SocketOutlet(request.transport, response)
    return Connection(outlet, known.player, words, login, address)
