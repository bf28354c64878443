"""The players that a journal names."""

from lastcard.table.state.entries import Opened, PlayerId, Said, Sat, read_entry
from lastcard.table.state.journal import Page

_MARKS = (b'"player":', b'"host":')


def mentioned(page: Page) -> list[PlayerId]:
    """The players *page* names: the host, and everybody who sat down or said something."""
    # Most lines are moves; a quick check is much cheaper than decoding them.
    named = (line for line in page.entries if any(mark in line for mark in _MARKS))
    return sorted({player for line in named if (player := _player(line)) is not None})


def _player(line: bytes) -> PlayerId | None:
    match read_entry(line):
        case Opened(host=player) | Sat(player=player) | Said(player=player):
            return player
        case _:
            return None
