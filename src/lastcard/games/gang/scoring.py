"""Points, and who owes the winner a card (GF-10, GF-11)."""

from collections.abc import Sequence
from typing import Final

from lastcard.games.game import Outcome, Seat
from lastcard.games.gang.editions import Options

_FACTORS: Final = ((7, 1), (10, 2), (13, 3), (15, 4), (16, 5))


def points(left: int) -> int:
    """The points for holding *left* cards, 0 to 16, when a deal ends (GF-10.1)."""
    factor = next(factor for most, factor in _FACTORS if left <= most)
    return left * factor


def deal_points(
    left: Sequence[int], winner: Seat, undeclared: frozenset[Seat], options: Options
) -> tuple[int, ...]:
    """The points of one deal, seat by seat (GF-8.4, GF-10.1)."""
    fine = 1 if options.undeclared == "plus_one" else 0
    return tuple(
        0 if seat == winner else points(cards) + (fine if seat in undeclared else 0)
        for seat, cards in enumerate(left)
    )


def giver(left: Sequence[int], totals: Sequence[int], winner: Seat) -> Seat:
    """Who gives the winner the highest card of the next deal (GF-11.1, GF-11.3)."""
    seats = len(left)
    others = (Seat((winner + step) % seats) for step in range(1, seats))
    # ``max`` keeps the first of equals: the closest, counter-clockwise from the winner.
    return max(others, key=lambda seat: (left[seat], totals[seat]))


def outcome(totals: Sequence[int], options: Options) -> Outcome | None:
    """How the match ended, or None while nobody is at the target (GF-10.2)."""
    limit = options.target + (1 if options.target_rule == "exceed" else 0)
    if max(totals) < limit:
        return None
    return Outcome.lowest(totals)
