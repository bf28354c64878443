"""Chance inside the compiled core: the same seed gives the same numbers, compiled or not."""


class Chance:
    """A stream of numbers, all of them decided by *seed* (xorshift64)."""

    def __init__(self, seed: int) -> None:
        # The generator must not start at zero, where it would stay.
        self.word = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & (2**64 - 1) or 1


def below(chance: Chance, limit: int) -> int:
    """A number from 0 to *limit* - 1: the upper half of the next word, scaled down."""
    word = chance.word
    word ^= word << 13 & _WORD
    word ^= word >> 7
    word ^= word << 17 & _WORD
    chance.word = word
    return (word >> 32) * limit >> 32


_WORD = 2**64 - 1
