"""A line of the log of a deal, as the screens keep it, and the names in front of such lines."""

from dataclasses import dataclass

from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import pad, shorten
from lastcard.games.game import Seat

_NARROWEST = 9
"""Names have at least this many columns, however narrow the screen is."""
_BESIDE_NAME = 55
"""The longest line has this many columns besides its name."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence, or what *seat* did or said, with the *cards* it played; *loud* ones stand out."""

    words: str
    seat: Seat | None = None
    cards: str = ""
    loud: bool = False


def name_column(seat: Seat, setting: Setting) -> str:
    """The name of *seat*, cut or padded to the width that all lines share."""
    room = max(_NARROWEST, setting.looks.width - _BESIDE_NAME)
    columns = max(_NARROWEST, setting.name_columns(room))
    return pad(shorten(setting.name(seat), columns), columns + 1)
