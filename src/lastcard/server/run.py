"""Running a server: from its settings to a clean stop."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from secrets import choice
from socket import gaierror
from typing import Final, TypeAlias
from uuid import uuid4

from aiohttp import web

from lastcard.server.app import make_app, make_desk
from lastcard.server.bell import answer_bell
from lastcard.server.clerk import stop
from lastcard.server.desk import Desk, now
from lastcard.server.hindrances import AddressUnusable
from lastcard.server.housekeeping import keep_house
from lastcard.server.live import Live, make_house
from lastcard.server.logs import set_up_logs
from lastcard.server.metrics import Metrics
from lastcard.server.protocol import Runner
from lastcard.server.secrets import load_key
from lastcard.server.settings import Settings
from lastcard.server.thinking import Thinking
from lastcard.store.store import Store

Ready: TypeAlias = Callable[[int], None]
"""Is told the port once people can come."""
Hook: TypeAlias = Callable[[], Awaitable[None]]

_PATIENCE: Final = 5.0  # seconds for requests in progress, when the server stops
_KEEP_ALIVE: Final = 75.0  # seconds for a connection without a request

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none is taken for another
_LETTERS_OF_AN_ID: Final = 10

_log = logging.getLogger(__name__)


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until SIGTERM or SIGINT; a ``Refusal`` if the server cannot start."""
    set_up_logs(settings)
    _collect_seldom()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve_until_signalled(settings, ready))


@asynccontextmanager
async def serving(settings: Settings, ready: Ready) -> AsyncIterator[Desk]:
    """A running server; in the end it accepts nobody, finishes, and closes the store last."""
    key = load_key(settings.data)
    async with Store.open(settings.url, new_id=lambda: uuid4().hex) as store:
        thinking = Thinking()
        live = _make_live(settings, store, thinking)
        desk = make_desk(settings, store, live.hall, key, live=live)
        _watch(desk.metrics, live)
        await live.start()
        try:
            async with _listening(desk, live.stop, ready):
                yield desk
        finally:
            thinking.close()
            desk.passwords.close()


def _watch(metrics: Metrics, live: Live) -> None:
    writer = live.store.journal.writer
    metrics.watch("tables", "Tables that are awake", lambda: len(live.hall))
    metrics.watch("connections", "WebSockets of people and programs", lambda: len(live.hall.people))
    metrics.watch("journal_pages", "Pages of journals written so far", lambda: writer.pages)
    metrics.watch("journal_commits", "Commits they were written with", lambda: writer.commits)


async def _serve_until_signalled(settings: Settings, ready: Ready) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    async with serving(settings, ready) as desk:
        assert desk.live is not None, "a server that is served has tables"
        chores = [
            asyncio.create_task(keep_house(desk.store, settings.guest_days, desk.chance.now)),
            asyncio.create_task(answer_bell(settings.data, desk.live.hall.reread)),
        ]
        await stopped.wait()
        _log.info("stopping")
        for chore in chores:
            await stop(chore)
    _log.info("stopped")


def _make_live(settings: Settings, store: Store, thinking: Thinking) -> Live:
    house = make_house(
        store.journal, thinking, now=now, randomness=os.urandom, pauses=settings.pauses
    )
    return Live(store, house, lambda: "".join(map(choice, (_LETTERS,) * _LETTERS_OF_AN_ID)))


@asynccontextmanager
async def _listening(desk: Desk, stop: Hook, ready: Ready) -> AsyncIterator[None]:
    runner = Runner(
        make_app(desk),
        access_log=None,
        shutdown_timeout=_PATIENCE,
        keepalive_timeout=_KEEP_ALIVE,
    )
    await runner.setup()
    try:
        site = await _bound(runner, desk.settings)
        port = runner.addresses[0][1]
        _log.info("listening at %s port %d", desk.settings.address, port)
        ready(port)
        yield
        await site.stop()
    finally:
        await stop()
        await runner.cleanup()


async def _bound(runner: Runner, settings: Settings) -> web.TCPSite:
    site = web.TCPSite(runner, settings.address, settings.port)
    try:
        await site.start()
    except OSError as error:
        raise AddressUnusable(
            host=settings.address, port=str(settings.port), reason=_reason(error)
        ) from error
    return site


def _reason(error: OSError) -> str:
    # What the event loop says around it is not for people; an unknown name has words of its own.
    if error.errno is None or isinstance(error, gaierror):
        return error.strerror or type(error).__name__
    return os.strerror(error.errno)


def _collect_seldom() -> None:
    # Tables keep many small things that hold no cycles; looking for some every few hundred new ones
    # took a fifth of the time of a busy server. Much more seldom makes pauses that people feel.
    gc.freeze()
    gc.set_threshold(5_000, 10, 20)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # there is none for Windows

    return uvloop.new_event_loop
