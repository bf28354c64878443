"""Text from outside as it may be shown: short, and without signs that command a terminal."""

from typing import Final

MOST: Final = 200
"""How many signs of a quoted text are shown."""

_PICTURES: Final = {code: 0x2400 + code for code in range(0x20)} | {0x7F: 0x2421}
"""Control signs, each by the sign that Unicode has to show it."""


def printable(text: str) -> str:
    """*text* with every control sign and every other invisible sign shown."""
    shown = text.translate(_PICTURES)
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in shown)


def quoted(text: str) -> str:
    """As much of *text* as a sentence quotes."""
    shown = printable(text[: MOST + 1])
    return shown if len(shown) <= MOST else f"{shown[: MOST - 1]}…"
