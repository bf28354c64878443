"""What a seat sees of Gang of Four, as numbers; ``docs/reference/envs.md`` has the layout.

Only what everybody at the table may know goes in, and the seat's own hand. Seats are counted from
the observer on, in the direction of play, so that every seat sees the table from its own place.
"""

from collections.abc import Sequence
from itertools import product
from struct import Struct
from typing import Final

import numpy as np

from lastcard.envs.episode import Vector
from lastcard.games.game import Seat
from lastcard.games.gang.cards import DECK, KINDS, CardSet, gather, remove
from lastcard.games.gang.combos import COMBOS, cards_of, size_of
from lastcard.games.gang.position import NOBODY, NOTHING, Position
from lastcard.games.gang.state import Exchange, turns_from

ALL: Final = gather(list(DECK))
BITS: Final = 64
PLACES: Final = 4
"""The number of places; with three players the last is empty."""
HIGHEST_TOTAL: Final = 20_000
"""More than a match can come to, in points or in deals."""

PARTS: Final[tuple[tuple[str, int, int], ...]] = (
    ("hand", BITS, 1),
    ("unseen", BITS, 1),
    ("cards to beat", BITS, 1),
    ("combo to beat", 1, COMBOS),
    ("size to beat", 1, 16),
    ("opening", 1, 1),
    ("exchange", 1, 1),
    ("deal", 1, HIGHEST_TOTAL),
    ("cards held", PLACES, 17),
    ("owner", PLACES, 1),
    ("passed", PLACES, 1),
    ("declared", PLACES, 1),
    ("may declare", PLACES, 1),
    ("out", PLACES, 1),
    ("gave", PLACES, 1),
    ("took", PLACES, 1),
    ("totals", PLACES, HIGHEST_TOTAL),
    ("given", KINDS, 1),
    ("returned", KINDS, 1),
)
"""The parts of an observation in their order: name, length, highest number."""
LENGTH: Final = sum(length for _, length, _ in PARTS)
HIGHEST: Final[Vector] = np.concatenate(
    [np.full(length, highest, np.int16) for _, length, highest in PARTS]
)


def observe(position: Position, seat: int, remaining: CardSet) -> Vector:
    """What *seat* sees of a deal being played; *remaining* is the deck without what was played."""
    hand = position.hand(seat)
    to_beat, owner, pending = position.to_beat, position.owner, position.pending
    leads = to_beat == NOTHING
    around, turned = _SEEN_FROM[position.seats, position.direction, seat]
    masks = _MASKS.pack(hand, remove(remaining, hand), 0 if leads else cards_of(to_beat))
    public = _NUMBERS.pack(
        to_beat + 1,
        0 if leads else size_of(to_beat),
        position.opening,
        0,
        1,
        *[position.left(other) for other in around],
        *_EMPTY[position.seats],
        *turned[0 if owner == NOBODY else 1 << owner],
        *turned[position.passed],
        *turned[position.declared],
        *turned[0 if pending == NOBODY else 1 << pending],
        *turned[position.out],
    )
    # Written as bytes, which is several times as fast as assigning to an array.
    return np.frombuffer(bytearray(b"".join([_BITS[byte] for byte in masks]) + public), np.int16)


def add_match(
    vector: Vector,
    seat: int,
    direction: int,
    totals: Sequence[int],
    deal: int,
    exchange: Exchange | None,
) -> None:
    """Write into *vector* what comes from the match around the deal."""
    seats = len(totals)
    around, turned = _SEEN_FROM[seats, direction, seat]
    vector[_AT["deal"]] = deal
    start = _AT["totals"]
    vector[start : start + seats] = [totals[other] for other in around]
    if exchange is None:
        return
    vector[_AT["exchange"]] = exchange.returned is None
    for name, who in (("gave", exchange.giver), ("took", exchange.taker)):
        vector[_AT[name] : _AT[name] + PLACES] = turned[1 << who]
    vector[_AT["given"] + exchange.given] = 1
    if exchange.returned is not None:
        vector[_AT["returned"] + exchange.returned] = 1


def _starts() -> dict[str, int]:
    starts, at = {}, 0
    for name, length, _ in PARTS:
        starts[name] = at
        at += length
    return starts


def _seen_from(seats: int, direction: int, seat: int) -> tuple[list[int], list[tuple[int, ...]]]:
    # The seats from *seat* on, and every set of seats, kept as bits, as flags in that order.
    around: list[int] = list(turns_from(seats, Seat(seat), direction))
    flags = [(*(bits >> other & 1 for other in around), *_EMPTY[seats]) for bits in range(16)]
    return around, flags


_EMPTY: Final = {3: (0,), 4: ()}
_SEEN_FROM: Final = {
    (seats, direction, seat): _seen_from(seats, direction, seat)
    for seats, direction in product((3, 4), (1, -1))
    for seat in range(seats)
}
_AT: Final = _starts()
_MASKS: Final = Struct("<QQQ")
_NUMBERS: Final = Struct(f"={_AT['gave'] - _AT['combo to beat']}h{2 * (LENGTH - _AT['gave'])}x")
_BITS: Final = [
    np.array([byte >> bit & 1 for bit in range(8)], np.int16).tobytes() for byte in range(256)
]
"""The bits of every byte, the lowest first, as numbers of an observation."""
