"""Remembering what was made last: a table asks for the view of one seat after the other."""

from collections.abc import Callable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT")
MadeT = TypeVar("MadeT")


class Latest(Generic[KeyT, MadeT]):
    """What was made from the latest key, which must be the very same object to be known again."""

    def __init__(self) -> None:
        self._latest: tuple[KeyT, MadeT] | None = None

    def of(self, key: KeyT, make: Callable[[], MadeT]) -> MadeT:
        """What *make* makes of *key*, which never changes; not made again for the same object."""
        # One tuple, taken and put back as a whole: threads may come in between.
        latest = self._latest
        if latest is not None and latest[0] is key:
            return latest[1]
        made = make()
        self._latest = (key, made)
        return made
