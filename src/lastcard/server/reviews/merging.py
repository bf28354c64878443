"""Putting the pieces of a review together."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import structs

from lastcard.games.game import Seat
from lastcard.record import Record
from lastcard.review.document import Review
from lastcard.review.summary import summaries

T = TypeVar("T")


def put_together(record: Record, pieces: Sequence[Review]) -> Review:
    """The review of *record* of which *pieces* are all the parts; the same in whatever order."""
    choices = (choice for piece in pieces for choice in piece.choices)
    forgotten = (call for piece in pieces for call in piece.forgotten)
    ledger = (row for piece in pieces for row in piece.ledger)
    curve = (point for piece in pieces for point in piece.curve)
    whole = structs.replace(
        pieces[0],
        deals=tuple(sorted({deal for piece in pieces for deal in piece.deals})),
        choices=_once(choices, "deal", "number", "seat"),
        forgotten=_once(forgotten, "deal", "number", "seat"),
        ledger=_once(ledger, "deal", "seat"),
        curve=_once(curve, "deal", "number"),
    )
    seats = [Seat(seat) for seat in range(len(record.names))]
    summary = summaries(seats, record.names, whole.choices, whole.forgotten, whole.ledger)
    return structs.replace(whole, summary=summary)


def _once(things: Iterable[T], *fields: str) -> tuple[T, ...]:
    """Each of *things* once, in the order of *fields*."""
    found = {tuple(getattr(thing, field) for field in fields): thing for thing in things}
    return tuple(found[key] for key in sorted(found))
