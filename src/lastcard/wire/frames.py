"""Tellings and snapshots of a table as the messages that clients get."""

import msgspec

from lastcard.games.game import Seat
from lastcard.table.people.telling import Snapshot, Telling
from lastcard.table.state.entries import MatchId, PlayerId, Said, Started, TableEntry
from lastcard.wire.tells import Told, Whole, write_tell


def told(match: MatchId, telling: Telling, seat: Seat | None) -> bytes:
    """The message that tells *telling* as *seat* may know it; made once for each seat."""
    frame = telling.frames.get(seat)
    if frame is None:
        frame = telling.frames[seat] = _told(match, telling, seat, telling.entry)
    return frame


def unheard(match: MatchId, telling: Telling, seat: Seat | None) -> bytes:
    """The same for a player who has muted the speaker: the number, without the words."""
    said = telling.entry
    assert isinstance(said, Said), "only what was said can be unheard"
    return _told(match, telling, seat, msgspec.structs.replace(said, phrase=None, text=None))


def whole(snapshot: Snapshot, muted: frozenset[PlayerId] = frozenset()) -> bytes:
    """The message that shows a whole table, without the words of *muted* players."""
    latest = snapshot.latest
    talk = (telling.entry for telling in snapshot.talk)
    return write_tell(
        Whole(
            table=snapshot.match,
            number=latest.number,
            at=latest.at,
            setup=snapshot.setup,
            host=snapshot.host,
            phase=latest.phase,
            seat=snapshot.seat,
            chairs=latest.chairs,
            view=_view(latest, snapshot.seat),
            seen=snapshot.seen,
            moves=snapshot.moves,
            notes=snapshot.notes,
            talk=tuple(
                said for said in talk if isinstance(said, Said) and said.player not in muted
            ),
            again=None if snapshot.again is None else snapshot.again.match,
            again_by=None if snapshot.again is None else snapshot.again.seat,
            closed=snapshot.closed,
            pace=snapshot.pace,
            clock=latest.clock,
        )
    )


def _told(match: MatchId, telling: Telling, seat: Seat | None, entry: TableEntry) -> bytes:
    return write_tell(
        Told(
            table=match,
            number=telling.number,
            at=telling.at,
            entry=entry,
            events=telling.events,
            moves=telling.moves if isinstance(entry, Started) else (),
            chairs=telling.chairs if telling.chairs_changed else None,
            view=_view(telling, seat),
            clock=telling.clock,
        )
    )


def _view(telling: Telling, seat: Seat | None) -> msgspec.Raw | None:
    return None if telling.views is None else msgspec.Raw(telling.views.of(seat))
