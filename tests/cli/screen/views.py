"""Views for the screens to show."""

from typing import Any

import msgspec

from lastcard.games.game import TABLE
from lastcard.games.gang.duty import Lead
from lastcard.games.gang.view import View
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match, seeded

GANG = GAMES["gang"]


def dealt(seats: int = 4, seed: int = 7, **changes: str) -> AnyMatch:
    """A match whose first deal lies on the table."""
    match = Match(GANG, GANG.options("en-2010", changes), seats)
    match.act(TABLE, GANG.deal(seeded(seed)(GANG.deck())))
    return match


def view(**fields: Any) -> View:
    """What seat 0, which leads, sees in the second deal, with some fields changed."""
    first: View = dealt().view(0)  # type: ignore[arg-type] # a seat is a number
    return msgspec.structs.replace(first, **{"deal": 2, "awaits": 0, "duty": Lead(), **fields})
