"""Text as a search looks for it: without capitals, accents and extra spaces."""

import unicodedata
from collections.abc import Mapping

from lastcard.bots.bot_names import called
from lastcard.games.game import Seat


def folded(text: str) -> str:
    """*text* without capitals, accents and extra spaces; what reads the same is the same."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(unicodedata.normalize("NFKC", plain).split())


def search_words(names: Mapping[Seat, str | None]) -> dict[Seat, str]:
    """What everybody at a table is called, as a search looks for it; who has no name is a bot."""
    seats = range(max(names, default=-1) + 1)
    shown = called([names.get(Seat(seat)) for seat in seats])
    return {seat: folded(shown[seat]) for seat in names}
