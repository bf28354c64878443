"""The board by the door: what everybody may read about the tables."""

from collections.abc import Iterable
from typing import Final

from lastcard.table.table import Table
from lastcard.wire.tells import Listed

MOST_LISTED: Final = 200


def public_tables(tables: Iterable[Table]) -> tuple[Listed, ...]:
    """The public ones of *tables* that are open or playing, those with free seats first."""
    shown = [
        listed
        for table in tables
        if table.standing.setup.public and (listed := describe(table)) is not None
    ]
    shown = [listed for listed in shown if listed.phase in ("open", "playing")]
    shown.sort(key=lambda listed: listed.phase == "playing")
    return tuple(shown[:MOST_LISTED])


def describe(table: Table) -> Listed | None:
    """What is public about *table*, as far as it is written down."""
    latest, standing = table.latest, table.standing
    if latest is None:
        return None
    names = (chair.name for chair in latest.chairs if chair.player == standing.host)
    return Listed(
        table=table.id,
        setup=standing.setup,
        host=next(names, None),
        phase=latest.phase,
        chairs=latest.chairs,
        watchers=table.watchers,
    )
