"""``lastcard admin``: the tasks of a server's operator."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

from lastcard.cli import arguments
from lastcard.cli.operator import lists
from lastcard.cli.operator.data_folder import kept_store, settings_of
from lastcard.cli.operator.errors import (
    BanMissing,
    ReportMissing,
    TaskMissing,
    TaskNeeds,
    TaskUnknown,
)
from lastcard.locales import Words
from lastcard.server.operations.closing import close_table
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.signal import signal_reread
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId

MOST_REPORTS: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class AdminContext:
    """What a task works with."""

    store: Store
    settings: Settings
    words: Words
    now: int


Task: TypeAlias = Callable[[AdminContext, str], Awaitable[list[str]]]
"""Does something about what was named; the lines to show."""


def run(argv: list[str], words: Words) -> int:
    """Do one task and say what came of it."""
    asked = arguments.admin(words).read(argv)
    task, about = _task(asked)
    for line in asyncio.run(_do(task, about, settings_of(asked, "data", "database"), words)):
        sys.stdout.write(line + "\n")
    return 0


def _task(asked: argparse.Namespace) -> tuple[Task, str]:
    known = ", ".join(TASKS)
    if asked.task is None:
        raise TaskMissing(known=known)
    if asked.task not in TASKS:
        raise TaskUnknown(task=asked.task, known=known)
    task, what = TASKS[asked.task]
    if what is not None and not asked.about:
        raise TaskNeeds(task=asked.task, what=what)
    return task, asked.about or ""


async def _do(task: Task, about: str, settings: Settings, words: Words) -> list[str]:
    async with kept_store(settings) as store:
        return await task(AdminContext(store, settings, words, time.time_ns() // 1_000_000), about)


async def _tables(context: AdminContext, about: str) -> list[str]:
    return lists.tables(await context.store.matches.unfinished(), context.now, context.words)


async def _close(context: AdminContext, about: str) -> list[str]:
    match = MatchId(about)
    await close_table(context.store, match, context.now)
    with suppress(OSError):  # a server elsewhere notices when somebody moves
        signal_reread(context.settings.data, match)
    return [context.words.say("admin-closed", table=match)]


async def _bans(context: AdminContext, about: str) -> list[str]:
    return lists.bans(await context.store.bans.listed(), context.words)


async def _ban(context: AdminContext, about: str) -> list[str]:
    await context.store.bans.add(about, context.now)
    return [context.words.say("admin-banned", name=about)]


async def _unban(context: AdminContext, about: str) -> list[str]:
    if not await context.store.bans.remove(about):
        raise BanMissing(name=about)
    return [context.words.say("admin-unbanned", name=about)]


async def _reports(context: AdminContext, about: str) -> list[str]:
    reports = await context.store.reports.listed()
    names = {
        player: known.name
        for report in reports
        for player in (report.player, report.reporter)
        if player is not None and (known := await context.store.players.get(player)) is not None
    }
    return lists.reports(reports, names, context.words)


async def _report_done(context: AdminContext, about: str) -> list[str]:
    report = arguments.whole_number("report-done", about, 1, MOST_REPORTS)
    if not await context.store.reports.close(report, context.now):
        raise ReportMissing(report=str(report))
    return [context.words.say("admin-report-done", report=str(report))]


TASKS: Final[Mapping[str, tuple[Task, str | None]]] = {
    "tables": (_tables, None),
    "close": (_close, "ID"),
    "bans": (_bans, None),
    "ban": (_ban, "NAME"),
    "unban": (_unban, "NAME"),
    "reports": (_reports, None),
    "report-done": (_report_done, "NUMBER"),
}
"""Every task by its name, and what it needs to know."""
