"""Of which games it is known where the cards are; of any other a seat knows its own hand."""

from collections.abc import Mapping
from typing import Final

from lastcard.record.known import gang, thirteen
from lastcard.record.known.cards import KnownPart

PARTS: Final[Mapping[str, KnownPart]] = {"gang": gang.known, "thirteen": thirteen.known}
"""What is known of the cards of each game, by its key."""
