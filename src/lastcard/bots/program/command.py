"""How a program is named: ``./mybot``, ``./mybot --fast``, ``./mybot@500ms``."""

import shlex
import shutil
from dataclasses import dataclass
from typing import Final

from lastcard.bots.bot import Budget
from lastcard.bots.errors import BudgetWrong, LimitWrong, ProgramRefused

LIMIT: Final = 5.0
"""How many seconds a program has for an answer, unless its name says otherwise."""


@dataclass(frozen=True, slots=True)
class Command:
    """What to run, and how many seconds each answer may take."""

    words: tuple[str, ...]
    limit: float = LIMIT

    def __str__(self) -> str:
        return shlex.join(self.words)

    @classmethod
    def read(cls, spec: str) -> "Command":
        """The command *spec* names; refused when there is no such file, or it cannot be run."""
        command, limit = _split(spec)
        try:
            words = tuple(shlex.split(command))
        except ValueError:  # a quotation without its end
            raise ProgramRefused(command=command) from None
        if not words or shutil.which(words[0]) is None:
            raise ProgramRefused(command=command)
        return cls(words, limit)


def names_program(spec: str) -> bool:
    """Whether *spec* is a path rather than the name of a bot."""
    return "/" in spec


def _split(spec: str) -> tuple[str, float]:
    # A path may hold an @ of its own; a limit holds no slash.
    command, at, text = spec.rpartition("@")
    if not at or "/" in text:
        return spec, LIMIT
    try:
        budget = Budget.read(text)
    except BudgetWrong:
        raise LimitWrong(text=text) from None
    if budget.seconds is None:  # nobody can count the worlds a program looks at
        raise LimitWrong(text=text)
    return command, budget.seconds
