"""The options of a match, and the edition of the booklet as a named set of them (TH-5)."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from lastcard.games.options import Bounds


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules a match is played by, where a house may choose."""

    edition: str = "fr-2009"
    """The edition these options started from."""
    deal: Literal["five", "all"] = "five"
    """Whether five cards are dealt and the others drawn, or all are dealt (TH-2.1, TH-5.1)."""
    open_piles: Literal["off", "on"] = "off"
    """Whether the cards that were taken are shown, for learners (TH-2.6)."""
    first_dealer: Annotated[int, Bounds(6)] = 0
    """The seat that deals first (TH-2.1)."""


EDITIONS: Final[Mapping[str, Options]] = {"fr-2009": Options()}
"""The editions by name; the first is the default."""
