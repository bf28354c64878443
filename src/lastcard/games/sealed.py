"""What keeps a state from being encoded: secrets leave through a view alone."""

from typing import Final


class Sealed:
    """A value that no encoder knows how to write; a struct that has it cannot be encoded."""


SEAL: Final = Sealed()
