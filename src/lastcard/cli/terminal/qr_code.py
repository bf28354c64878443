"""An address as a QR code."""

import io
from typing import Final

import segno

from lastcard.cli.terminal.looks import MANY, PLAIN, UNICODE, Looks

_BORDER: Final = 2
# White on black, said outright: a light terminal must not turn the picture into its negative.
_PAINT: Final = {MANY: "\x1b[38;5;231;48;5;16m", 16: "\x1b[97;40m"}
_END: Final = "\x1b[0m"


def qr_lines(address: str, looks: Looks) -> list[str]:
    """The lines that draw *address*; none where colours or blocks cannot be shown."""
    if looks.colours == PLAIN or looks.signs != UNICODE:
        return []
    paper = io.StringIO()
    segno.make_qr(address, error="l").terminal(paper, border=_BORDER, compact=True)
    paint = _PAINT[looks.colours]
    return ["", *(f"  {paint}{line}{_END}" for line in paper.getvalue().splitlines()), ""]
