"""Acts that wait: while a person may still say "Last card!", the next player's is held (GF-8.5).

A held act is told to nobody. It is decided when the call has come, when the caller's time is over,
or when nobody who is there could call any more; until then it has not happened.
"""

from collections import deque

from lastcard.table.errors import TableBusy
from lastcard.table.inbox import OnAnswer
from lastcard.table.people.attendance import Attendance
from lastcard.table.state.chairs import seat_of
from lastcard.table.state.orders import Move
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import Tempo


def held_until(standing: Standing, tempo: Tempo, attendance: Attendance) -> int | None:
    """Until when the awaited seat's act waits for a call; None when nobody there could call."""
    places = (standing.places[seat] for seat in standing.callers)
    if any(not place.away and attendance.is_present(place.player) for place in places):
        return standing.since + tempo.patience
    return None


def is_act(standing: Standing, move: Move) -> bool:
    """Whether *move* answers the turn that the match is at, from the seat it waits for."""
    seat = seat_of(standing.places, move.player)
    return standing.awaits is not None and (seat, move.turn) == (standing.awaits, standing.turn)


class Hold:
    """The acts that wait at one table, in the order in which they came."""

    def __init__(self) -> None:
        self._acts: deque[tuple[Move, OnAnswer]] = deque()

    def __len__(self) -> int:
        return len(self._acts)

    @property
    def first(self) -> Move | None:
        """The act that has waited longest."""
        return self._acts[0][0] if self._acts else None

    def put(self, act: Move, answer: OnAnswer) -> None:
        """Let *act* wait."""
        self._acts.append((act, answer))

    def take(self) -> tuple[Move, OnAnswer]:
        """The act that has waited longest, which waits no more."""
        return self._acts.popleft()

    def refuse(self) -> None:
        """Refuse everything that waits."""
        while self._acts:
            self.take()[1](TableBusy())
