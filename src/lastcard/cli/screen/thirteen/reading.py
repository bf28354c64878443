"""What people type for a card and its target."""

import re
from typing import Final

_CARD: Final = re.compile(r"([a-z]\d|\d[a-z])(?:\s*(?:>|\bon\s|\bto\s)?\s*([a-z]+))?")
_TARGETS: Final = ("blue", "yellow", "green")


def reading(line: str) -> str:
    """The move a *line* means: ``b7``, ``7b``, ``r4>y``, ``r4 y`` or ``R4 on yellow``."""
    found = _CARD.fullmatch(line.strip().lower())
    if found is None:
        return line
    card, target = found.groups()
    if card[0].isdigit():
        card = card[::-1]
    return f"{card}>{_target(target)}" if target else card


def _target(word: str) -> str:
    return next((name[0] for name in _TARGETS if name.startswith(word)), word)
