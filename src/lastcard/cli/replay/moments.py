"""The places of a recorded match: what was done, what came of it, and the match as it stood."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from lastcard.games.game import TABLE, AnyGame, Event, Seat
from lastcard.record import Record, replay
from lastcard.record.known import Known, known_of

Stride: TypeAlias = Literal["move", "cycle", "deal"]
"""How far a step goes."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The match after a move."""

    game: AnyGame
    state: Any
    events: tuple[Event, ...]
    deals: bool
    """Whether the move dealt the cards."""
    closes: bool
    """Whether something came to its end."""
    dealt: int
    """The place, counted from 1, where the cards of this deal were dealt."""

    def view(self, seat: Seat | None) -> Any:
        """What *seat* saw."""
        return self.game.view(self.state, seat)


def moments_of(record: Record) -> list[Moment]:
    """Every place of *record*, in order, or a ``RecordError``."""
    moments: list[Moment] = []
    for entry, step, match in replay(record):
        deals = entry.seat == TABLE
        dealt = len(moments) + 1 if deals or not moments else moments[-1].dealt
        moments.append(Moment(match.game, match.state, step.events, deals, step.closes, dealt))
    return moments


def next_place(moments: Sequence[Moment], place: int, stride: Stride) -> int:
    """The place a step onwards from *place*; where there is none, the last."""
    onwards = range(place + 1, len(moments))
    return next((to for to in onwards if _is_stop(moments[to - 1], stride)), len(moments))


def previous_place(moments: Sequence[Moment], place: int, stride: Stride) -> int:
    """The place a step back from *place*; where there is none, the first."""
    back = range(place - 1, 1, -1)
    return next((to for to in back if _is_stop(moments[to - 1], stride)), 1)


def deal_end(moments: Sequence[Moment], place: int) -> int:
    """The last place of the deal that *place* is in."""
    dealt = moments[place - 1].dealt
    return max(at for at, moment in enumerate(moments, start=1) if moment.dealt == dealt)


def known_at(moments: Sequence[Moment], place: int) -> Known | None:
    """Where the cards are that everybody knew of at *place*."""
    now = moments[place - 1]
    seen = [event for moment in moments[now.dealt - 1 : place] for event in moment.events]
    return known_of(now.game, now.view(None), seen)


def _is_stop(moment: Moment, stride: Stride) -> bool:
    return stride == "move" or moment.deals or (stride == "cycle" and moment.closes)
