"""A table before its match: who may arrange it, and which seats it still waits for."""

from dataclasses import dataclass

from lastcard.games.game import Seat
from lastcard.table.people.attendance import Attendance
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.standing import Standing


@dataclass(frozen=True, slots=True)
class LobbyState:
    """A table before its match, at one moment; empty once the match has begun."""

    arranger: PlayerId | None
    """Who may seat bots, remove players and start."""
    absent: tuple[Seat, ...] = ()
    """The seats of people who have been gone for long."""
    waits_for: tuple[Seat, ...] = ()
    """The seats that are empty, or whose player is not ready or has been gone for long."""
    changes_at: int | None = None
    """When the next player will have been gone for long."""

    @classmethod
    def of(cls, standing: Standing, attendance: Attendance, now: int, absence: int) -> "LobbyState":
        """The lobby at *now*; a player gone for *absence* milliseconds is gone for long."""
        if standing.phase != "open":
            return cls(None)
        people = [place.player for place in standing.places if place.player is not None]
        gone = {
            player: attendance.gone_since(player) + absence
            for player in (standing.host, *people)
            if not attendance.is_present(player)
        }
        arranger = standing.host
        # A host without a seat has not left anything behind to come back to: nobody waits.
        missed = arranger not in people or gone.get(arranger, now + 1) <= now
        if arranger in gone and missed:
            arranger = next((one for one in people if one not in gone), standing.host)
        seats = list(enumerate(standing.places))
        absent = [
            Seat(at) for at, one in seats if one.player and gone.get(one.player, now + 1) <= now
        ]
        waits_for = [
            Seat(at)
            for at, place in seats
            if place.empty or at in absent or not (place.ready or place.player == arranger)
        ]
        later = [at for at in gone.values() if at > now]
        return cls(arranger, tuple(absent), tuple(waits_for), min(later, default=None))
