"""The opponents: bots, their names and their pace."""

from collections.abc import Sequence
from typing import Any, Final

from lastcard.bots.bot_names import called
from lastcard.bots.registry import seating
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.errors import RulesError
from lastcard.games.game import Entry
from lastcard.locales import Words
from lastcard.match import AnyMatch, AnyPlayer, dismiss

PAUSE: Final = 0.6
"""How many seconds a bot takes before it acts."""
LONGEST_NAME: Final = 24
"""The same limit as on servers."""


class Unhurried:
    """A bot that takes its time, so that people can follow."""

    def __init__(self, bot: AnyPlayer, terminal: Terminal) -> None:
        self._bot = bot
        self._terminal = terminal

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """What the bot chooses, a moment later."""
        self._terminal.pause(PAUSE)
        return self._bot.choose(view, seen)

    def refused(self, error: RulesError) -> None:
        """Let the bot hear it."""
        self._bot.refused(error)

    def close(self) -> None:
        """Let the bot go."""
        dismiss([self._bot])


def bots(spec: str, match: AnyMatch, seed: int, terminal: Terminal) -> list[AnyPlayer]:
    """A bot for every seat but the first; each has its own chance."""
    sit = seating(spec, match.game)
    return [Unhurried(sit(seed ^ seat), terminal) for seat in range(1, match.seats)]


def names(mine: str | None, seats: int, words: Words) -> tuple[str, ...]:
    """The person's name, made fit for a score pad, and the bots' names."""
    printable = "".join(sign for sign in mine or "" if sign.isprintable())
    name = " ".join(printable.split())[:LONGEST_NAME].strip() or words.say("play-you")
    return called([name, *[None] * (seats - 1)])
