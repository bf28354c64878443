"""A table that fits the lines there are."""

from collections.abc import Callable
from typing import Final

COMFORTABLE: Final = 4
"""With fewer lines for what happened, empty lines are left out first."""
MOST: Final = 12
"""More of what happened is not worth reading."""


def fitted(
    above: list[str], log: Callable[[int], list[str]], below: list[str], rows: int
) -> list[str]:
    """*above*, what there is room for of the *log*, and *below*, in *rows* lines if it can be.

    At least one line of the log is shown, and everything but empty lines of the rest.
    """
    room = rows - len(above) - len(below)
    if room < COMFORTABLE:
        above, below = dense(above), dense(below)
        room = rows - len(above) - len(below)
    room = max(1, min(MOST, room))
    told = log(room)
    return [*above, *told, *[""] * (room - len(told)), *below]


def dense(lines: list[str]) -> list[str]:
    """The *lines* without the empty ones."""
    return [line for line in lines if line]
