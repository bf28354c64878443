"""What a seat sees of 13, as numbers; ``docs/reference/envs.md`` has the layout.

Only what everybody at the table may know goes in, and the seat's own hand. Seats are counted from
the observer on, in the order of play. What was taken lay open before, so it is known by colour.
"""

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Final

import numpy as np

from lastcard.envs.episode import Vector
from lastcard.games.thirteen.cards import (
    COPIES,
    DECK,
    KINDS,
    TARGETS,
    CardSet,
    count_colour,
    gather,
)
from lastcard.games.thirteen.position import LIMIT, LONGEST_PILE, MOST_SEATS, Position

ALL: Final = gather(list(DECK))
COLOURS: Final = 4
MOST: Final = max(COPIES)
MOST_HELD: Final = 13
"""Of fifty cards dealt in full, to four places."""
MOST_TAKEN: Final = 14
"""Of one colour; of the rotten fours there are eight."""
HIGHEST_TOTAL: Final = 400

PARTS: Final[tuple[tuple[str, int, int], ...]] = (
    ("hand", KINDS, MOST),
    ("unseen", KINDS, MOST),
    ("on blue", KINDS, MOST),
    ("on yellow", KINDS, MOST),
    ("on green", KINDS, MOST),
    ("sums", TARGETS, LIMIT),
    ("pile", 1, LONGEST_PILE),
    ("deal", 1, MOST_SEATS),
    ("cards held", MOST_SEATS, MOST_HELD),
    ("taken", COLOURS * MOST_SEATS, MOST_TAKEN),
    ("totals", MOST_SEATS, HIGHEST_TOTAL),
)
"""The parts of an observation in their order: name, length, highest number."""
LENGTH: Final = sum(length for _, length, _ in PARTS)
HIGHEST: Final[Vector] = np.concatenate(
    [np.full(length, highest, np.int16) for _, length, highest in PARTS]
)


def observe(
    position: Position, seat: int, deal: int = 1, totals: Sequence[int] = (0,) * MOST_SEATS
) -> Vector:
    """What *seat* sees of a deal, and of the match around it."""
    around, empty, unfilled = _AROUND[position.seats, seat]
    hand = position.hand(seat)
    blue, yellow, green = gather(position.on(0)), gather(position.on(1)), gather(position.on(2))
    taken = [position.taken_by(other) for other in around]
    # Counted kind by kind in four bits, sets can be subtracted as they are.
    unseen = ALL - hand - blue - yellow - green - sum(taken)
    # Put together as bytes, which is several times as fast as assigning to an array.
    written = bytearray().join(
        [
            *[_PAIRS[byte] for byte in _SETS.pack(hand, unseen)],
            _kinds(blue),
            _kinds(yellow),
            _kinds(green),
            _NUMBERS.pack(
                position.sum_on(0),
                position.sum_on(1),
                position.sum_on(2),
                position.pile_left,
                deal,
                *[position.left(other) for other in around],
                *empty,
            ),
            *[_colours(cards) for cards in taken],
            unfilled,
            _TOTALS.pack(*[totals[other] for other in around], *empty),
        ]
    )
    return np.frombuffer(written, np.int16)


@lru_cache(maxsize=10_000)
def _kinds(cards: CardSet) -> bytes:
    return b"".join([_PAIRS[byte] for byte in cards.to_bytes(8, "little")])


@lru_cache(maxsize=10_000)
def _colours(cards: CardSet) -> bytes:
    return _TALLY.pack(*[count_colour(cards, colour) for colour in range(COLOURS)])


def _around(seats: int, seat: int) -> tuple[list[int], tuple[int, ...], bytes]:
    # The seats from *seat* on, and what stands for the places nobody sits at.
    empty = (0,) * (MOST_SEATS - seats)
    return [*range(seat, seats), *range(seat)], empty, bytes(_TALLY.size * len(empty))


_SETS: Final = Struct("<QQ")
_NUMBERS: Final = Struct(f"={TARGETS + 2 + MOST_SEATS}h")
_TALLY: Final = Struct(f"={COLOURS}h")
_TOTALS: Final = Struct(f"={MOST_SEATS}h")
_PAIRS: Final = [np.array([byte & 15, byte >> 4], np.int16).tobytes() for byte in range(256)]
"""The two counts of every byte, the lower first, as numbers of an observation."""
_AROUND: Final = {
    (seats, seat): _around(seats, seat)
    for seats in range(3, MOST_SEATS + 1)
    for seat in range(seats)
}
