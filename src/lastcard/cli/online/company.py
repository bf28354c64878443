"""Who sits at a table far away, in words."""

from collections.abc import Sequence
from typing import Final

from lastcard.cli.online.sight import Sight
from lastcard.table.chairs import Chair

LONGEST_NAME: Final = 12


def names(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """A name for every seat that fits a score pad; bots of one kind are numbered by their seats."""
    bots = [chair.bot for chair in chairs if chair.player is None]

    def name(seat: int, chair: Chair) -> str:
        if chair.player is not None:
            return tidy(chair.name or "-")
        return f"{chair.bot} {seat + 1}" if bots.count(chair.bot) > 1 else chair.bot or "-"

    return tuple(name(seat, chair)[:LONGEST_NAME] for seat, chair in enumerate(chairs))


def tidy(text: str) -> str:
    """*text* from far away, with nothing in it that a terminal would take for a command."""
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())


def score(sight: Sight) -> str:
    """Who has how many points, the fewest first."""
    totals = sorted(zip(sight.view.totals, names(sight.chairs), strict=True))
    return ", ".join(f"{name} {total}" for total, name in totals)
