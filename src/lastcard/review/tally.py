"""What a review says of one seat, in few numbers that can be added up over many matches."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from lastcard.games.game import Seat
from lastcard.review.document import Choice, Review


class ChoiceTally(msgspec.Struct, frozen=True, kw_only=True):
    """Choices together; the sums of squares say how sure their mean is."""

    choices: int
    lost: float
    """The sum of the losses, in points."""
    squares: float
    """The sum of the squares of the losses."""


class SeatTally(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat played a match, and what luck it had."""

    seat: Seat
    total: ChoiceTally
    errors: float
    """The sum of the squares of the losses' standard errors."""
    kinds: dict[str, ChoiceTally]
    """The same choices by what was decided."""
    result: float | None
    """The points of the match, against the others' mean; None without a ledger, as those below."""
    luck: float | None
    """What chance and the others brought, in points."""
    chance_luck: float | None
    """The same in chance to win the match."""


def tally(review: Review, seat: Seat) -> SeatTally:
    """What *review* says of *seat*."""
    choices = [choice for choice in review.choices if choice.seat == seat]
    rows = [row for row in review.ledger if row.seat == seat]
    kinds: dict[str, list[Choice]] = defaultdict(list)
    for choice in choices:
        kinds[choice.kind].append(choice)
    return SeatTally(
        seat=seat,
        total=_added(choices),
        errors=sum(choice.error**2 for choice in choices),
        kinds={kind: _added(each) for kind, each in sorted(kinds.items())},
        result=sum(row.result for row in rows) if rows else None,
        luck=sum(row.result - row.own for row in rows) if rows else None,
        chance_luck=sum(row.chance.result - row.chance.own for row in rows) if rows else None,
    )


def _added(choices: Iterable[Choice]) -> ChoiceTally:
    losses = [choice.loss for choice in choices]
    return ChoiceTally(
        choices=len(losses), lost=sum(losses), squares=sum(loss**2 for loss in losses)
    )
