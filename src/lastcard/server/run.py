"""Running a server: from its settings to a clean stop."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from secrets import choice
from socket import gaierror
from typing import Final, TypeAlias
from uuid import uuid4

from aiohttp import web

from lastcard.fair.signing import Signer
from lastcard.server.app import make_app, make_context
from lastcard.server.http.api.forgetting import forget
from lastcard.server.http.attending import attend, watch_people
from lastcard.server.http.context import ServerContext, now
from lastcard.server.http.protocol import Runner
from lastcard.server.live.live import Live, make_ports
from lastcard.server.live.match_index import stop
from lastcard.server.live.thinking.bot_threads import BotThreads
from lastcard.server.live.thinking.load_watch import LoadWatch
from lastcard.server.operations.data_lock import locked
from lastcard.server.operations.housekeeping import Housekeeping
from lastcard.server.operations.logs import set_up_logs
from lastcard.server.operations.metrics import Metrics
from lastcard.server.operations.open_files import OpenFilesWatch, count_open, raise_limit
from lastcard.server.operations.server_key import load_key, signing_seed
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.signal import watch_signals
from lastcard.server.operations.startup_errors import AddressUnusable
from lastcard.server.operations.uncaught import log_uncaught
from lastcard.server.operations.upgrade_lock import in_service, upgrade_first
from lastcard.server.reviews.reviews import Reviews
from lastcard.store.opening import check
from lastcard.store.store import Store

OnReady: TypeAlias = Callable[[int], None]
"""Called with the port once the server accepts connections."""
Hook: TypeAlias = Callable[[], Awaitable[None]]

_PATIENCE: Final = 5.0  # seconds for requests in progress, when the server stops
_KEEP_ALIVE: Final = 75.0  # seconds for a connection without a request

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none is taken for another
_LETTERS_OF_AN_ID: Final = 10

_log = logging.getLogger(__name__)


def serve(settings: Settings, ready: OnReady) -> None:
    """Serve until SIGTERM or SIGINT; a ``Refusal`` if the server cannot start."""
    set_up_logs(settings)
    log_uncaught()
    _collect_seldom()
    watch = OpenFilesWatch(raise_limit())
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve_until_signalled(settings, ready, watch))


@asynccontextmanager
async def serving(settings: Settings, ready: OnReady) -> AsyncIterator[ServerContext]:
    """A running server; on exit it accepts nobody, finishes its work, and closes the store last."""
    key = load_key(settings.data)
    with locked(settings.url):
        await check(settings.url)
        await upgrade_first(settings.url)
        async with (
            Store.open(settings.url, new_id=lambda: uuid4().hex, serving=True) as store,
            in_service(settings.url),
        ):
            thinking = BotThreads(now)
            load = LoadWatch()
            live = _make_live(settings, store, thinking, load, Signer(signing_seed(key)))
            context = make_context(settings, store, live.tables, key, live=live)
            _watch(context, live)
            _watch_bots(context.metrics, thinking, load)
            _watch_reviews(context.metrics, context.reviews)
            watches = [
                asyncio.create_task(watch)
                for watch in (
                    load.run(),
                    context.tcp.run(),
                    watch_people(context, live.tables.people),
                )
            ]
            await live.start()
            try:
                async with _listening(context, partial(_stop, context, live), ready):
                    yield context
            finally:
                for watch in watches:
                    await stop(watch)
                thinking.close()
                context.passwords.close()


def _watch(context: ServerContext, live: Live) -> None:
    metrics, writer, tcp = context.metrics, live.store.journal.writer, context.tcp
    metrics.watch("tables", "Tables that are awake", lambda: len(live.tables))
    metrics.watch(
        "connections", "WebSockets of people and programs", lambda: len(live.tables.people)
    )
    metrics.watch("journal_pages", "Pages of journals written so far", lambda: writer.pages)
    metrics.watch("journal_commits", "Commits they were written with", lambda: writer.commits)
    metrics.watch("open_files", "Files and sockets that are open", count_open)
    metrics.watch("tcp_connections", "TCP connections", lambda: len(tcp))
    metrics.watch("unread_bytes", "Bytes sent that nobody has read yet", lambda: tcp.waiting)
    metrics.watch("slow_readers", "Connections cut off that did not read", lambda: tcp.cut_off)
    metrics.watch("failed_commits", "Commits that failed so far", lambda: writer.health.failures)


def _watch_bots(metrics: Metrics, thinking: BotThreads, load: LoadWatch) -> None:
    metrics.watch("bots_slower", "How many times as long as usual bots take", lambda: load.slower)
    metrics.watch("thoughts_waiting", "Bots that wait to think", lambda: thinking.waiting)
    metrics.watch(
        "thoughts_shortened",
        "Thoughts of bots that were cut short because others waited, so far",
        lambda: thinking.shortened,
    )
    metrics.watch(
        "thoughts_given_up",
        "Thoughts of bots that were not waited for any more, so far",
        lambda: thinking.given_up,
    )


def _watch_reviews(metrics: Metrics, reviews: Reviews) -> None:
    metrics.watch("reviews_waiting", "Reviews that have not begun", lambda: reviews.waiting)
    metrics.watch("reviews_running", "Reviews that are being made", lambda: reviews.running)
    metrics.watch("reviews_finished", "Reviews made so far", lambda: reviews.finished)
    metrics.watch("reviews_failed", "Reviews that could not be made", lambda: reviews.failed)
    metrics.watch(
        "review_workers_lost",
        "Processes that reviewed matches and were lost, so far",
        lambda: reviews.lost,
    )


async def _stop(context: ServerContext, live: Live) -> None:
    # Reviews first: who waits for one holds a request open, and is told so.
    await context.reviews.close()
    await live.stop()


async def _serve_until_signalled(
    settings: Settings, ready: OnReady, open_files: OpenFilesWatch
) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopped.set)
    async with serving(settings, ready) as context:
        assert context.live is not None, "a server that is served has tables"
        house = _housekeeping(context, context.live)
        chores = [
            asyncio.create_task(house.run()),
            asyncio.create_task(house.run_packing()),
            asyncio.create_task(_watch_signals(context, context.live)),
            asyncio.create_task(open_files.run()),
        ]
        await stopped.wait()
        _log.info("stopping")
        for chore in chores:
            await stop(chore)
    _log.info("stopped")


def _housekeeping(context: ServerContext, live: Live) -> Housekeeping:
    return Housekeeping(
        context.store, live.tables, context.settings, context.chance.now, partial(forget, context)
    )


async def _watch_signals(context: ServerContext, live: Live) -> None:
    await watch_signals(context.settings.data, live.tables.reread, partial(attend, context))


def _make_live(
    settings: Settings, store: Store, thinking: BotThreads, load: LoadWatch, signer: Signer
) -> Live:
    ports = make_ports(
        store.journal,
        thinking,
        now=now,
        randomness=os.urandom,
        pauses=settings.pauses,
        load=load,
        signer=signer,
    )
    return Live(store, ports, _new_id, settings.limits)


def _new_id() -> str:
    return "".join(map(choice, (_LETTERS,) * _LETTERS_OF_AN_ID))


@asynccontextmanager
async def _listening(context: ServerContext, stop: Hook, ready: OnReady) -> AsyncIterator[None]:
    runner = Runner(
        make_app(context),
        context.tcp,
        access_log=None,
        shutdown_timeout=_PATIENCE,
        keepalive_timeout=_KEEP_ALIVE,
    )
    await runner.setup()
    try:
        site = await _bound(runner, context.settings)
        port = runner.addresses[0][1]
        _log.info("listening at %s port %d", context.settings.address, port)
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
    # The event loop's own message is not for people; an unknown host has its own sentence.
    if error.errno is None or isinstance(error, gaierror):
        return error.strerror or type(error).__name__
    return os.strerror(error.errno)


def _collect_seldom() -> None:
    # Tables keep many small things that hold no cycles; looking for some every few hundred new ones
    # took a fifth of the time of a busy server. Much less often makes pauses that people feel.
    gc.freeze()
    gc.set_threshold(5_000, 10, 20)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop  # there is none for Windows

    return uvloop.new_event_loop
