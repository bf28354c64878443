"""Pages for journals, and what tables write."""

from collections.abc import Mapping, Sequence

from lastcard.games.game import Seat
from lastcard.table.state.entries import MatchId, PlayerId, Said, Sat, write_entry
from lastcard.table.state.journal import Page

MATCH = MatchId("m1")


def page(
    first: int,
    *entries: bytes,
    match: str = MATCH,
    at: int = 1_000,
    keep: Mapping[int, bytes] | None = None,
    forget: Sequence[int] = (),
) -> Page:
    """A page of *match* with *entries* from number *first* on."""
    return Page(MatchId(match), first, at, entries, keep or {}, forget)


def sat(player: str, name: str, seat: int = 0) -> bytes:
    """The line that says that *player* sits down."""
    return write_entry(Sat(seat=Seat(seat), player=PlayerId(player), name=name))


def said(player: str, text: str) -> bytes:
    """The line that says what *player* says."""
    return write_entry(Said(player=PlayerId(player), seat=Seat(0), text=text))
