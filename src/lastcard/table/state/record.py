"""What is kept of a match that was played at a table: its record, from its journal."""

from collections.abc import Iterable

from lastcard.record import Record
from lastcard.table.errors import NotStarted
from lastcard.table.state.entries import MatchId, TableEntry
from lastcard.table.state.standing import Standing


def record_of(match: MatchId, entries: Iterable[TableEntry]) -> Record:
    """The record of *match* as its journal has it: all its secrets, the running deal's included."""
    standing = Standing.after(match, entries)
    if standing.phase in (None, "open"):
        raise NotStarted
    study = len(standing.made) if standing.is_study else None
    return Record.of(standing.match, standing.names, study=study)
