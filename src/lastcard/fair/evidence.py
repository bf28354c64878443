"""What a record provides for verification."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.fair.terms import Terms
from lastcard.games.game import Seat


@dataclass(frozen=True, slots=True)
class DealEvidence:
    """What a record says of one deal."""

    notes: Sequence[str]
    """The notes of the deal, in order, as text."""
    dealt: Sequence[str]
    """The deck in the order in which it was dealt."""
    cutter: Seat | None = None
    """Who may cut by a note; None where nobody may, or where cuts are moves of the game."""
    scored: bool = True
    """Whether the deal is finished, so that its reveal is due; before that there must be none."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a record says of a match."""

    terms: Terms
    opening: Sequence[str]
    """The notes before the first deal, as text: the chains."""
    deals: Sequence[DealEvidence]
