"""What the cards taken in a deal cost (TH-3), counted in the core: ``scoring`` asks it as well."""

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.thirteen.cards import count_colour
from lastcard.games.thirteen.position import MOST_SEATS, Position


class Counts:
    """How many cards of each colour every seat has taken."""

    def __init__(self, seats: int) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"{seats} seats")  # compiled, the array would not say so
        self.seats = seats
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.numbers = [0] * (4 * MOST_SEATS)
        for index in range(4 * MOST_SEATS):
            self.numbers[index] = 0

    def enter(self, seat: int, colour: int, number: int) -> None:
        """*seat* has taken *number* cards of *colour*, ``ROTTEN`` included."""
        if not (0 <= seat < self.seats and 0 <= colour < 4):
            raise IndexError(seat, colour)
        self.numbers[4 * seat + colour] = number

    def points(self, seat: int) -> int:
        """The negative points of *seat*."""
        if not 0 <= seat < self.seats:
            raise IndexError(seat)
        return points(self, seat)


def count(counts: Counts, position: Position) -> None:
    """Count what everybody has taken in *position*."""
    counts.seats = position.seats
    for seat in range(position.seats):
        for colour in range(4):
            counts.numbers[4 * seat + colour] = count_colour(position.taken[seat], colour)


def points(counts: Counts, seat: int) -> int:
    """The negative points of *seat*: 1 for a coloured card, 2 for a rotten four (TH-3.2)."""
    total = 2 * counts.numbers[4 * seat + 3]
    for colour in range(3):
        if not _has_most(counts, seat, colour):
            total += counts.numbers[4 * seat + colour]
    return total


def _has_most(counts: Counts, seat: int, colour: int) -> bool:
    # Strictly more than every other player; players who are level pay (TH-3.3).
    own = counts.numbers[4 * seat + colour]
    for other in range(counts.seats):
        if other != seat and counts.numbers[4 * other + colour] >= own:
            return False
    return True
