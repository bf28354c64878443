"""What every task of an operator works with, and how it finds players."""

import argparse
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from getpass import getuser
from typing import TypeAlias

from lastcard.cli.operator.errors import DateWrong, PlayerAmbiguous, PlayerMissing
from lastcard.locales import Words
from lastcard.server.accounts.moderation import Moderator
from lastcard.server.operations.settings import Settings
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId


@dataclass(frozen=True, slots=True)
class AdminContext:
    """What a task works with; *asked* has its options."""

    store: Store
    settings: Settings
    words: Words
    now: int
    asked: argparse.Namespace

    @property
    def moderator(self) -> Moderator:
        """The operator, whose deeds are noted."""
        return Moderator(self.store, self.settings.data, user_name(), self.now, os.urandom)

    async def player(self, who: str) -> Player:
        """The one player with the id or the name *who*; ``PlayerMissing``, ``PlayerAmbiguous``."""
        known = await self.store.players.get(PlayerId(who))
        known = known or await self.store.players.by_name(who)
        if known is not None:
            return known
        called = [one for one in await self.store.players.find(who) if one.name == who]
        if len(called) > 1:
            raise PlayerAmbiguous(who=who)
        if not called:
            raise PlayerMissing(who=who)
        return called[0]

    def time(self, option: str) -> int | None:
        """The time of an *option*, in milliseconds since 1970; None if it is not given."""
        text: str | None = getattr(self.asked, option)
        if text is None:
            return None
        try:
            read = datetime.fromisoformat(text)
        except ValueError:
            raise DateWrong(option=f"--{option}", text=text) from None
        return int((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp() * 1000)


Task: TypeAlias = Callable[[AdminContext, str], Awaitable[list[str]]]
"""Does something about what was named; the lines to show."""


def user_name() -> str:
    """What the system calls whoever gives the command, before they became the server's user."""
    with suppress(KeyError, OSError, ImportError):  # a system without a list of users
        return os.environ.get("SUDO_USER") or getuser()
    return ""
