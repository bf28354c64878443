"""Who sits at an online table, in words."""

from collections.abc import Sequence

from lastcard.cli.online.connection.table import SeenTable
from lastcard.table.state.chairs import Chair


def names(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """A name for every seat."""
    return tuple(tidy(chair.name or "-") for chair in chairs)


def tidy(text: str) -> str:
    """*text* from a server, with nothing in it that a terminal would take for a command."""
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())


def score(sight: SeenTable) -> str:
    """Who has how many points, the fewest first."""
    totals = sorted(zip(sight.view.totals, names(sight.chairs), strict=True))
    return ", ".join(f"{name} {total}" for total, name in totals)
