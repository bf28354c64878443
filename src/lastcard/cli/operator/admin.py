"""``lastcard admin``: the tasks of a server's operator."""

import argparse
import asyncio
import sys
import time
from collections.abc import Mapping
from typing import Final

from lastcard.cli import arguments
from lastcard.cli.operator import audit, bans, players, reports, tables
from lastcard.cli.operator.admin_context import AdminContext, Task
from lastcard.cli.operator.data_folder import kept_store, settings_of
from lastcard.cli.operator.errors import TaskMissing, TaskNeeds, TaskUnknown
from lastcard.locales import Words
from lastcard.server.operations.settings import Settings


def run(argv: list[str], words: Words) -> int:
    """Do one task and say what came of it."""
    asked = arguments.admin(words).read(argv)
    task = _task(asked)
    for line in asyncio.run(_do(task, asked, settings_of(asked, "data", "database"), words)):
        sys.stdout.write(line + "\n")
    return 0


def _task(asked: argparse.Namespace) -> Task:
    known = ", ".join(TASKS)
    if asked.task is None:
        raise TaskMissing(known=known)
    if asked.task not in TASKS:
        raise TaskUnknown(task=asked.task, known=known)
    task, what = TASKS[asked.task]
    if what is not None and not asked.about:
        raise TaskNeeds(task=asked.task, what=what)
    return task


async def _do(task: Task, asked: argparse.Namespace, settings: Settings, words: Words) -> list[str]:
    async with kept_store(settings) as store:
        now = time.time_ns() // 1_000_000
        return await task(AdminContext(store, settings, words, now, asked), asked.about or "")


TASKS: Final[Mapping[str, tuple[Task, str | None]]] = {
    "players": (players.show, None),
    "player": (players.show_one, "PLAYER"),
    "ban": (bans.ban, "PLAYER"),
    "unban": (bans.unban, "PLAYER"),
    "bans": (bans.show, None),
    "ban-name": (bans.ban_name, "NAME"),
    "unban-name": (bans.unban_name, "NAME"),
    "end-logins": (players.end_logins, "PLAYER"),
    "reset-password": (players.reset_password, "PLAYER"),
    "delete": (players.delete, "PLAYER"),
    "reports": (reports.show, None),
    "report": (reports.show_one, "NUMBER"),
    "report-done": (reports.done, "NUMBER"),
    "tables": (tables.show, None),
    "close": (tables.close, "ID"),
    "audit": (audit.show, None),
}
"""Every task by its name, and what it needs to know."""
