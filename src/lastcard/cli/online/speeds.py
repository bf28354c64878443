"""How long a move may take, as a command line names it."""

from typing import get_args

from lastcard.cli.online.errors import SpeedUnknown
from lastcard.table.state.setup import Speed


def chosen_speed(text: str) -> Speed:
    """The speed called *text*, or ``SpeedUnknown``."""
    speeds: tuple[Speed, ...] = get_args(Speed)
    for speed in speeds:
        if speed == text:
            return speed
    raise SpeedUnknown(speed=text, known=", ".join(speeds))
