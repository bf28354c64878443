"""``lastcard admin``: what the operator of a server looks at and sees to."""

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
from lastcard.cli.operator.errors import (
    BanMissing,
    ReportMissing,
    TaskMissing,
    TaskNeeds,
    TaskUnknown,
)
from lastcard.cli.operator.place import kept_store, settings_of
from lastcard.locales import Words
from lastcard.server.operations.closing import close_table
from lastcard.server.operations.settings import Settings
from lastcard.server.operations.signal import signal_reread
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId

MOST_REPORTS: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Office:
    """What a task is done with."""

    store: Store
    settings: Settings
    words: Words
    now: int


Task: TypeAlias = Callable[[Office, str], Awaitable[list[str]]]
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
        return await task(Office(store, settings, words, time.time_ns() // 1_000_000), about)


async def _tables(office: Office, about: str) -> list[str]:
    return lists.tables(await office.store.matches.unfinished(), office.now, office.words)


async def _close(office: Office, about: str) -> list[str]:
    match = MatchId(about)
    await close_table(office.store, match, office.now)
    with suppress(OSError):  # a server elsewhere notices when somebody moves
        signal_reread(office.settings.data, match)
    return [office.words.say("admin-closed", table=match)]


async def _bans(office: Office, about: str) -> list[str]:
    return lists.bans(await office.store.bans.listed(), office.words)


async def _ban(office: Office, about: str) -> list[str]:
    await office.store.bans.add(about, office.now)
    return [office.words.say("admin-banned", name=about)]


async def _unban(office: Office, about: str) -> list[str]:
    if not await office.store.bans.remove(about):
        raise BanMissing(name=about)
    return [office.words.say("admin-unbanned", name=about)]


async def _reports(office: Office, about: str) -> list[str]:
    reports = await office.store.reports.listed()
    names = {
        player: known.name
        for report in reports
        for player in (report.player, report.reporter)
        if player is not None and (known := await office.store.players.get(player)) is not None
    }
    return lists.reports(reports, names, office.words)


async def _report_done(office: Office, about: str) -> list[str]:
    report = arguments.whole_number("report-done", about, 1, MOST_REPORTS)
    if not await office.store.reports.close(report, office.now):
        raise ReportMissing(report=str(report))
    return [office.words.say("admin-report-done", report=str(report))]


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
