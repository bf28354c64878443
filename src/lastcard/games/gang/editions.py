"""The options of a match, and the editions of the booklet as named sets of them (GF-12)."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec

from lastcard.games.options import Bounds


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules a match is played by, where the booklets differ or a house may choose."""

    edition: str = "en-2010"
    """The edition these options started from."""
    opening_limit: Literal["5", "none"] = "5"
    """How many cards the first lead of a match may have (GF-3.2)."""
    last_card: Literal["spoken", "automatic"] = "spoken"
    """Whether players say "Last card!" or the table does (GF-8.2)."""
    undeclared: Literal["plus_one", "one"] = "plus_one"
    """What an undeclared last card costs: 2 points or 1 (GF-8.4)."""
    block: Literal["single", "single_or_gang"] = "single"
    """What must be played on a single before a last card (GF-9.1, GF-9.2)."""
    block_lead: Literal["highest", "free"] = "highest"
    """What to lead before a last card with only single cards in hand (GF-9.3)."""
    after_pass: Literal["may_return", "out_of_cycle"] = "may_return"
    """Whether a player who passed may play again in the same cycle (GF-7.2)."""
    discards: Literal["covered", "open"] = "covered"
    """Whether the cards of finished cycles are shown (GF-7.6)."""
    ceremony: Literal["off", "on"] = "off"
    """Whether the Chinese deal is part of the match (GF-2.4)."""
    count: Literal["counter_clockwise", "clockwise", "direction", "none"] = "counter_clockwise"
    """Which way the ceremony counts to the first card's player (GF-2.4)."""
    target: Annotated[int, Bounds(1, 10_001)] = 100
    """The points that end the match (GF-10.2)."""
    target_rule: Literal["reach", "exceed"] = "reach"
    """Whether the target ends the match when reached or when passed (GF-10.2)."""
    first_dealer: Annotated[int, Bounds(4)] = 0
    """The seat that deals first: the eldest player, by tradition (GF-2.3)."""


_FRENCH = Options(opening_limit="none", undeclared="one", block_lead="free")
_SETS: Final[tuple[tuple[str, Options], ...]] = (
    ("en-2010", Options()),
    ("es-2010", Options()),
    ("fr-2005", _FRENCH),
    ("fr-2010", _FRENCH),
    ("nl-2010", msgspec.structs.replace(_FRENCH, count="clockwise")),
    (
        "de-2010",
        Options(opening_limit="none", undeclared="one", block="single_or_gang", count="direction"),
    ),
    ("it-2002", Options()),
    ("it-2010", Options()),
    ("fi-2010", Options(opening_limit="none", count="none", target_rule="exceed")),
)

EDITIONS: Final[Mapping[str, Options]] = {
    name: msgspec.structs.replace(options, edition=name) for name, options in _SETS
}
"""The editions by name; the first is the default."""
