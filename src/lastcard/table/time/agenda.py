"""What becomes due at a table: clocks, absences, the next deal, abandoned tables."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from lastcard.fair import CeremonyPhase, Dealer
from lastcard.fair.notes import Absent
from lastcard.games.game import TABLE, Seat
from lastcard.table.caps import MOST_DEALS
from lastcard.table.dealing import open_deal
from lastcard.table.people.attendance import Attendance
from lastcard.table.people.telling import Clock
from lastcard.table.state.entries import Away, Closed, Moved, Noted, TableEntry
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import Tempo

PATIENT_TIMES = 2
"""After how many expired turns in a row a bot plays on."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens at *at* unless somebody acts before: the entries that *make* makes."""

    at: int
    make: Callable[[], tuple[TableEntry, ...]]


def upcoming(
    standing: Standing, tempo: Tempo, attendance: Attendance, dealer: Dealer
) -> Iterator[Due]:
    """Everything that will become due, as the table stands now."""
    match standing.phase:
        case "open":
            yield from _closing(tempo, attendance)
        case "playing" if standing.ceremony.phase is CeremonyPhase.LINKS:
            yield Due(standing.since + tempo.link, partial(_absent, standing))
        case "playing" if standing.awaits == TABLE:
            yield from _next_deal(standing, tempo, attendance, dealer)
        case "playing":
            yield from _turn(standing, tempo, attendance)
        case _:
            return


def goes_on(standing: Standing, tempo: Tempo) -> bool:
    """Whether the match goes on with nobody there: for a person, not away, whose clock will run.

    Else it waits for somebody to come: bots do not play for nobody.
    """
    awaited = any(place.player is not None and not place.away for place in standing.places)
    return tempo.move is not None and awaited


def wakes_at(standing: Standing, tempo: Tempo) -> int | None:
    """When something becomes due though nobody is there; None if the table waits for somebody.

    It never becomes earlier by what happens at the table.
    """
    if standing.phase == "open":
        return 0  # it is closed soon if nobody comes
    if standing.phase != "playing" or not goes_on(standing, tempo):
        return None
    if standing.ceremony.phase is CeremonyPhase.LINKS:
        return standing.since + tempo.link
    if standing.awaits == TABLE:
        return standing.since + tempo.between
    up = clock(standing, tempo)
    return standing.since + tempo.bot if up is None else up.until


def clock(standing: Standing, tempo: Tempo) -> Clock | None:
    """Whose time runs, and until when."""
    seat = standing.awaits
    if tempo.move is None or seat is None or seat == TABLE or standing.places[seat].played_by_bot:
        return None
    return Clock(seat=seat, until=_time_is_up(standing, tempo.move, tempo))


def _time_is_up(standing: Standing, move: int, tempo: Tempo) -> int:
    # Time in which somebody may still call does not count. It follows from the journal alone,
    # whoever is present, so that all nodes agree.
    calling = any(not standing.places[seat].played_by_bot for seat in standing.callers)
    return standing.since + move + (tempo.patience if calling else 0)


def _closing(tempo: Tempo, attendance: Attendance) -> Iterator[Due]:
    if attendance.empty_since is not None:
        yield Due(attendance.empty_since + tempo.empty, lambda: (Closed(why="empty"),))


def _absent(standing: Standing) -> tuple[TableEntry, ...]:
    return tuple(Noted(note=str(Absent(seat))) for seat in standing.ceremony.unanswered)


def _next_deal(
    standing: Standing, tempo: Tempo, attendance: Attendance, dealer: Dealer
) -> Iterator[Due]:
    seen = attendance.all_seen(standing.places)
    if goes_on(standing, tempo) or attendance.empty_since is None:
        pause = 0 if seen else tempo.between
        yield Due(standing.since + pause, partial(_open, standing, attendance, dealer))


def _open(standing: Standing, attendance: Attendance, dealer: Dealer) -> tuple[TableEntry, ...]:
    attendance.nexts.clear()
    if standing.ceremony.deal >= MOST_DEALS:
        return (Closed(why="long"),)
    return (open_deal(standing, dealer),)


def _turn(standing: Standing, tempo: Tempo, attendance: Attendance) -> Iterator[Due]:
    seat = standing.awaits
    if seat is None or standing.places[seat].played_by_bot:
        return
    if tempo.move is not None:
        up = _time_is_up(standing, tempo.move, tempo)
        yield Due(up, partial(_out_of_time, standing, seat))
    player = standing.places[seat].player
    waited_for = tempo.move is not None or attendance.empty_since is None
    if player is None or attendance.is_present(player) or not waited_for:
        return
    if tempo.grace is not None:
        gone = max(attendance.gone_since(player), standing.since)
        yield Due(gone + tempo.grace, lambda: (Away(seat=seat, why="lost"),))


def _out_of_time(standing: Standing, seat: Seat) -> tuple[TableEntry, ...]:
    game = standing.match.game
    move = game.write(game.default(standing.match.state, seat))
    moved = Moved(seat=seat, move=move, by="clock")
    if standing.places[seat].slow + 1 < PATIENT_TIMES:
        return (moved,)
    return (moved, Away(seat=seat, why="slow"))
