"""What an environment plays on: one deal or one match of a game, by numbers."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from lastcard.match import Shuffle

Vector: TypeAlias = NDArray[np.int16]
"""What a seat sees, as numbers."""


class Episode(Protocol):
    """An episode: who is asked, what may be done, what comes of it, what a seat sees."""

    seats: int
    seat: int
    """Who is asked; anybody when it is over."""
    legal: list[int]
    """The actions of that seat, ascending."""
    over: bool
    """Whether nobody is asked any more."""

    def start(self, shuffle: Shuffle) -> None:
        """Begin anew; *shuffle* deals."""
        ...

    def act(self, action: int) -> Sequence[int] | None:
        """The seat that is asked does *action*; the points of a deal when it ends with it."""
        ...

    def observe(self, seat: int) -> Vector:
        """Everything *seat* may know, in the layout of ``docs/reference/envs.md``."""
        ...

    def picture(self) -> str:
        """The table for people, all hands open."""
        ...
