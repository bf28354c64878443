"""What keeps a state from being encoded: secrets leave through a view alone."""

from typing import Final, NoReturn


class Sealed:
    """A value that no encoder knows how to write; a struct that has it cannot be encoded."""

    def __reduce__(self) -> NoReturn:
        raise TypeError("a state is not pickled")


SEAL: Final = Sealed()
