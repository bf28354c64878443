"""What speaks for a move."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

SPOKEN: Final = 2
"""More reasons than this are too many to read at once."""
_MOST: Final = 4
"""More are not looked for. Some are to spare: what was said last time need not be said again."""
_Look = TypeVar("_Look")


@dataclass(frozen=True, slots=True)
class Reason:
    """Something true of a position: *code* is the message that says it, *args* what it names."""

    code: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    settles: bool = False
    """Whether nothing needs to be said besides."""
    fills: bool = False
    """Whether it is said only where nothing else can be."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Why a move is good, the most telling reason first, and which *topic* it is an example of."""

    topic: str
    reasons: tuple[Reason, ...]
    scene: tuple[Reason, ...] = ()
    """What lies there and what can be played, for players new to the game."""
    basics: tuple[str, ...] = ()
    """What the game is about, a message for each of a newcomer's first turns."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A *move* as text, and why it is good."""

    move: str
    why: Explained


Finder: TypeAlias = Callable[[_Look], Reason | None]
"""Looks for one reason; None where it would not be true."""


def best(
    finders: Iterable[Finder[_Look]], candidate: _Look, most: int = _MOST
) -> tuple[Reason, ...]:
    """The first reasons that *finders* find, *most* of them."""
    found: list[Reason] = []
    for find in finders:
        reason = find(candidate)
        if reason is not None and not (found and reason.fills):
            found.append(reason)
        if len(found) == most or (reason is not None and reason.settles):
            break
    return tuple(found)
