"""States: a new one from an old one, and what keeps them from being encoded.

Secrets leave through a view alone.
"""

from typing import Any, Final, NoReturn, TypeVar

import msgspec

StateT = TypeVar("StateT", bound=msgspec.Struct)


class Sealed:
    """A value that no encoder knows how to write; a struct that has it cannot be encoded."""

    def __reduce__(self) -> NoReturn:
        raise TypeError("a state is not pickled")


SEAL: Final = Sealed()


def evolve(state: StateT, **changes: Any) -> StateT:
    """The state with some fields changed."""
    return msgspec.structs.replace(state, **changes)
