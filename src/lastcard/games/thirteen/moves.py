"""The moves of a match of 13, and their text form.

======================  =====================================================================
``deal B1 R4 …``        the table deals these 50 cards, the top one first
``B7``                  put the blue 7 on the blue target
``R4>Y``                put a rotten four on the yellow target (TH-2.3)
======================  =====================================================================
"""

from typing import Final, TypeAlias

import msgspec

from lastcard.games.game import Deal
from lastcard.games.thirteen.cards import PLACEMENTS, Placement
from lastcard.games.thirteen.errors import NoPass
from lastcard.games.thirteen.notation import (
    read_placement,
    read_sequence,
    write_placement,
    write_sequence,
)

_NO_MOVES: Final = frozenset({"pass", "last!", "cut", "give"})


class _Written(msgspec.Struct, frozen=True):
    def __repr__(self) -> str:
        return f"<{write(self)}>"  # type: ignore[arg-type] # only the moves below derive from it


class Play(_Written, frozen=True):
    """Put a card on a target."""

    placement: Placement


Move: TypeAlias = Deal | Play

PLAYS: Final[tuple[Play, ...]] = tuple(Play(placement) for placement in range(PLACEMENTS))
"""Everything that can be played, by placement: made once, for all matches."""


def read(text: str) -> Move:
    """The move a text means."""
    verb, *rest = text.split(maxsplit=1) or [""]
    if verb.lower() == "deal":
        return Deal(tuple(read_sequence(" ".join(rest))))
    if verb.lower() in _NO_MOVES:
        raise NoPass
    return Play(read_placement(text))


def write(move: Move) -> str:
    """The move as canonical text."""
    match move:
        case Play():
            return write_placement(move.placement)
        case Deal():
            return f"deal {write_sequence(move.deck)}"
