"""What a terminal can show, from the environment."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LEAST_WIDTH, LEAST_HEIGHT, MOST_WIDTH = 64, 22, 100
"""From which size on a table can be redrawn in place, and where a wider one stops being read."""

PLAIN, SIXTEEN, MANY = 0, 16, 256


@dataclass(frozen=True, slots=True)
class Signs:
    """The drawn signs; every encoding has some."""

    counter_clockwise: str
    clockwise: str
    to_left: str
    to_right: str
    turn: str
    card: str
    rule: str
    dot: str
    edge: str
    """Between two cards that touch."""
    room: str
    """Where there is nothing yet."""


UNICODE: Final = Signs("↺", "↻", "←", "→", "▸", "▪", "─", "·", "▏", "·")
ASCII: Final = Signs("ccw", "cw", "<-", "->", ">", "#", "-", "-", "|", ".")


@dataclass(frozen=True, slots=True)
class Looks:
    """Size, colours and signs."""

    width: int = 80
    height: int = 24
    colours: int = PLAIN
    signs: Signs = UNICODE
    live: bool = False
    """Whether the table is redrawn in place rather than printed line after line."""
    shows: bool = False
    """Whether it is a screen, and no file or pipe."""


def looks(
    env: Mapping[str, str],
    size: tuple[int, int],
    encoding: str,
    *,
    reads_keys: bool,
    shows: bool,
) -> Looks:
    """The looks of a terminal of *size* columns and lines; *shows* is false for a file or pipe."""
    able = moves_cursor(env, shows=shows)
    roomy = size[0] >= LEAST_WIDTH and size[1] >= LEAST_HEIGHT
    return Looks(
        width=max(40, min(size[0], MOST_WIDTH)),
        height=max(10, size[1]),
        colours=_colours(env) if able else PLAIN,
        signs=UNICODE if _can_write(encoding) else ASCII,
        live=able and reads_keys and roomy,
        shows=shows,
    )


def moves_cursor(env: Mapping[str, str], *, shows: bool) -> bool:
    """Whether it is a terminal that can do more than write one sign after the other."""
    return shows and env.get("TERM", "") not in ("", "dumb", "unknown")


def _colours(env: Mapping[str, str]) -> int:
    if env.get("NO_COLOR"):
        return PLAIN
    many = "256color" in env["TERM"] or env.get("COLORTERM") in ("truecolor", "24bit")
    return MANY if many else SIXTEEN


def _can_write(encoding: str) -> bool:
    try:
        "".join((UNICODE.counter_clockwise, UNICODE.to_left, UNICODE.card)).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
