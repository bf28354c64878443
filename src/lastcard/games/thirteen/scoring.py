"""Negative points, and who wins the match (TH-3, TH-4)."""

from collections.abc import Sequence

import msgspec

from lastcard.games.game import Outcome
from lastcard.games.thirteen.cards import BLUE, GREEN, ROTTEN, YELLOW, CardSet, count_colour
from lastcard.games.thirteen.counting import Counts


class Tally(msgspec.Struct, frozen=True):
    """How many cards of each colour a seat has taken."""

    blue: int = 0
    yellow: int = 0
    green: int = 0
    rotten: int = 0


def tally(taken: CardSet) -> Tally:
    """The cards a seat has taken, counted by colour."""
    return Tally(*(count_colour(taken, colour) for colour in (BLUE, YELLOW, GREEN, ROTTEN)))


def deal_points(tallies: Sequence[Tally]) -> tuple[int, ...]:
    """The negative points of one deal, seat by seat (TH-3.2, TH-3.3)."""
    counts = Counts(len(tallies))
    for seat, counted in enumerate(tallies):
        for colour, number in enumerate(msgspec.structs.astuple(counted)):
            counts.enter(seat, colour, number)
    return tuple(counts.points(seat) for seat in range(len(tallies)))


def deals(seats: int) -> int:
    """How many deals a match has: everyone deals once, of three players twice (TH-4.1)."""
    return 6 if seats == 3 else seats


def outcome(totals: Sequence[int], played: int) -> Outcome | None:
    """How the match ended, or None while fewer deals were *played* than it has (TH-4.1)."""
    if played < deals(len(totals)):
        return None
    return Outcome.lowest(totals)
